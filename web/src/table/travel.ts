// Things travel from where they were to where they are. Every thing on a board says what it is (data-thing); places say
// their names (data-anchor). A thing that comes from nowhere, or goes there, may name the place (data-from, data-to).

import { tick } from 'svelte';

const TRIP = 420;
const EASE = 'cubic-bezier(.3,.75,.25,1)';
const NEAR = 3;
/** The place that things name which are turned over: they appear and disappear where they lie. */
const HERE = 'here';

interface Seen {
  element: HTMLElement;
  box: DOMRect;
}

function look(board: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-thing]'))
    if (!seen.has(element.dataset.thing!)) seen.set(element.dataset.thing!, { element, box: element.getBoundingClientRect() });
  return seen;
}

/** Change what the board shows, and let everything travel that is somewhere else afterwards. */
export async function travel(board: HTMLElement | null, seat: number | null, change: () => void): Promise<void> {
  if (!board) return change();
  stop(board);
  const before = look(board);
  change();
  await tick();
  const after = look(board);
  for (const [thing, now] of after) {
    const then = before.get(thing);
    if (then) fly(now.element, then.box, now.box);
    else arrive(board, now, seat);
  }
  for (const [thing, then] of before) if (!after.has(thing)) leave(board, then, seat);
}

/** Let everything be where it belongs at once. */
export function stop(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) if (animation.id === 'travel') animation.finish();
}

function place(board: HTMLElement, named: string | undefined, seat: number | null): DOMRect | null {
  const names = [named, seat === null ? undefined : `seat:${seat}`];
  for (const name of names) {
    const found = name && board.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
    if (found) return found.getBoundingClientRect();
  }
  return null;
}

function shift(from: DOMRect, to: DOMRect): string {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${dx}px, ${dy}px)`;
}

function play(element: HTMLElement, frames: Keyframe[]): Animation {
  const animation = element.animate(frames, { duration: TRIP, easing: EASE });
  animation.id = 'travel';
  return animation;
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (Math.abs(from.x - to.x) < NEAR && Math.abs(from.y - to.y) < NEAR) return;
  if (!from.width || !to.width) return;
  const start = `${shift(from, to)} scale(${from.width / to.width})`;
  play(element, [{ transform: start, zIndex: 30, position: 'relative' }, { transform: 'none', zIndex: 30, position: 'relative' }]);
}

function arrive(board: HTMLElement, { element, box }: Seen, seat: number | null): void {
  if (element.dataset.from === HERE) return;
  const from = place(board, element.dataset.from, seat);
  const start = from ? `${shift(from, box)} scale(.5)` : 'scale(.8)';
  play(element, [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: 'none', opacity: 1 }]);
}

function leave(board: HTMLElement, { element, box }: Seen, seat: number | null): void {
  if (element.dataset.to === HERE) return;
  const to = place(board, element.dataset.to, seat);
  if (!box.width) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-thing');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`,
    margin: '0', pointerEvents: 'none', zIndex: '40',
  });
  board.append(ghost);
  const end = to ? `${shift(to, box)} scale(.5)` : 'scale(.8)';
  play(ghost, [{ transform: 'none', opacity: 1 }, { transform: end, opacity: 0 }]).onfinish = () => ghost.remove();
}
