// What is drawn on each card, by its id.

import type { Stroke } from '../pens';
import { BASE } from './base';
import { MORE } from './more';

export const DRAWINGS: Record<string, Stroke[]> = { ...BASE, ...MORE };
