import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

// Tests look at once, so everything is drawn at once.
vi.mock('~/lib/soon', () => ({ soon: (draw: () => void) => draw() }));
