// Drawing a little at a time: a slow phone that draws a whole board at once hears nobody meanwhile.

import { flushSync } from 'svelte';

/** Milliseconds after which whoever touches the page must be heard. */
const SLICE = 7;

const waiting = new Set<() => void>();
const turn = new MessageChannel();
turn.port1.onmessage = work;

/** Draw this after everything that waits already; answers how to take that back. */
export function soon(draw: () => void): () => void {
  if (waiting.size === 0) turn.port2.postMessage(null);
  waiting.add(draw);
  return () => waiting.delete(draw);
}

function work(): void {
  const end = performance.now() + SLICE;
  for (const draw of waiting) {
    // A page that nobody sees is in nobody's way, and should be ready when somebody looks.
    if (performance.now() > end && !document.hidden) return turn.port2.postMessage(null);
    waiting.delete(draw);
    flushSync(draw);
  }
}
