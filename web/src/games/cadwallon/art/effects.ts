// What locations do, as signs in a square of 24.

import type { Shape } from './shapes';

const CARD = 'M6 5H14V17H6Z';

export const EFFECT_SIGNS: Record<string, readonly Shape[]> = {
  draw: [['white', CARD], ['white', 'M10 7H18V19H10Z'], ['line', 'M14 10V16M11 13H17']],
  recover: [['white', 'M5 14H19V21H5Z'], ['line', 'M12 17V4M7.5 8.5L12 4L16.5 8.5']],
  recall: [['line', 'M20 19C20 9 13 7 5 9M9 4.5L4.5 9L9 14']],
  move: [['line', 'M3 12H20M14 6L20 12L14 18']],
  swap: [['line', 'M3 8.5H19M15 4.5L19 8.5L15 12.5M21 16H5M9 12L5 16L9 20']],
  divert: [['line', 'M4 20V12C4 8 7 7 10 7H20M15 2.5L20 7L15 11.5']],
  dismiss: [['white', 'M12 3A4 4 0 1 1 12 11A4 4 0 1 1 12 3ZM4 21C4 15 8 12.5 12 12.5C16 12.5 20 15 20 21Z'], ['line', 'M3 4L21 21']],
  expose: [['white', 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12Z'], ['ink', 'M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5Z']],
  scout: [['line', 'M15 15L21 21'], ['white', 'M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3Z'], ['line', 'M7 10C7 8 8.5 7 10 7']],
  renew: [['line', 'M19.5 12A7.5 7.5 0 1 1 16 5.5M16 1.5V6H11.5']],
  boost: [['gold', 'M12 3L20 12H15V20H9V12H4Z']],
  precedence: [['gold', 'M6 8L4 2L9 5L12 1.5L15 5L20 2L18 8Z'], ['line', 'M7 13H17M7 17H17M9 21H15']],
  seal: [['wine', 'M12 2.5L14.5 5L18 4.5L18.5 8L21.5 10L20 13L21 16.5L17.5 17.5L16 21L12.5 19.5L9 21.5L7 18.5L3.5 18L4 14.5L2 11.5L4.5 9L4.5 5.5L8 5.5Z'], ['gold', 'M12 8L13.2 10.8L16 12L13.2 13.2L12 16L10.8 13.2L8 12L10.8 10.8Z']],
  shift: [['line', 'M7 21V4M3 8L7 4L11 8M17 3V20M13 16L17 20L21 16']],
  favour: [['gold', 'M10 6A7.5 7.5 0 1 1 10 21A7.5 7.5 0 1 1 10 6Z'], ['brass', 'M6.5 17L6 10.5L8.5 13L10 9.5L11.5 13L14 10.5L13.5 17Z'], ['line', 'M19 2V8M16 5H22']],
  retire: [['white', 'M5 3H19V12C19 17 16 20 12 22C8 20 5 17 5 12Z'], ['line', 'M12 6V15M8.5 11.5L12 15L15.5 11.5']],
};
