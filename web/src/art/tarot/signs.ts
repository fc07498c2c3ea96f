// Whoever shows a sign of the tarot refers to a sheet with all of them, which lies in the page once.

import { mount } from 'svelte';
import SignSheet from './SignSheet.svelte';

mount(SignSheet, { target: document.body });

/** Where a sign of this size has its middle. */
export function placing(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size / 20})`;
}
