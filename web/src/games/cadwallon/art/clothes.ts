// What people wear, in a space of 80 by 96 with the head around (40, 40).

import type { Shape, Tint } from './shapes';

/** What lies behind the head, and what lies over it. */
export interface Wear {
  behind?: readonly Shape[];
  front?: readonly Shape[];
}

/** `hue` is the colour of the person's clothes. */
type Dressed = (hue: Tint) => Wear;
type Worn = (hue: Tint) => readonly Shape[];

const SHOULDERS = 'M9 97C10 79 18 69 33 63L40 69L47 63C62 69 70 79 71 97Z';

const hair = (d: string, tint: Tint = 'wood'): readonly Shape[] => [[tint, d]];
const SHORT_HAIR = 'M28 40C25 24 34 21 40 21C46 21 55 24 52 40C51 33 48 30 40 31C32 30 29 33 28 40Z';
const LONG_HAIR = 'M25 68C17 48 23 21 40 21C57 21 63 48 55 68Z';
const FRINGE = 'M29 39C28 28 34 25 41 25C47 25 52 29 51 39C48 33 43 31 40 31C36 31 32 34 29 39Z';

export const HATS = {
  bald: () => ({}),
  short: () => ({ front: hair(SHORT_HAIR) }),
  grey: () => ({ front: hair(SHORT_HAIR, 'steel') }),
  long: () => ({ behind: hair(LONG_HAIR), front: hair(FRINGE) }),
  raven: () => ({ behind: hair(LONG_HAIR, 'ink'), front: hair(FRINGE, 'ink') }),
  red: () => ({ behind: hair(LONG_HAIR, 'rust'), front: hair(FRINGE, 'rust') }),
  white: () => ({ behind: hair(LONG_HAIR, 'ashen'), front: hair(FRINGE, 'ashen') }),
  bun: () => ({ behind: [['wood', 'M40 11A7 7 0 1 1 40 25A7 7 0 1 1 40 11Z']], front: hair(SHORT_HAIR) }),
  hood: (hue) => ({
    front: [
      [hue, 'M40 17C25 17 21 33 23 50C24 59 28 63 33 66L36 58C29 51 28 37 40 29C52 37 51 51 44 58L47 66C52 63 56 59 57 50C59 33 55 17 40 17Z'],
      ['shade', 'M40 17C55 17 59 33 57 50C56 59 52 63 47 66L44 58C51 51 52 37 40 29Z'],
    ],
  }),
  brim: (hue) => ({
    front: [
      [hue, 'M28 32C27 19 34 15 40 18C46 15 53 19 52 32Z'],
      ['gold', 'M28 28C34 31 46 31 52 28V32H28Z'],
      [hue, 'M15 34C24 27 56 27 65 34C54 39 26 39 15 34Z'],
    ],
  }),
  feather: (hue) => ({
    front: [
      [hue, 'M25 34C22 20 38 15 51 20C58 23 57 31 54 35C46 29 34 29 25 34Z'],
      ['white', 'M50 23C56 7 69 6 72 12C69 19 60 21 51 27Z'],
      ['line', 'M51 26C56 18 63 14 69 12'],
    ],
  }),
  kettle: () => ({
    front: [
      ['steel', 'M19 36C24 31 27 31 28 30C28 16 52 16 52 30C53 31 56 31 61 36C50 32 30 32 19 36Z'],
      ['line', 'M40 19V31M28 30C35 28 45 28 52 30'],
    ],
  }),
  greathelm: () => ({
    front: [
      ['steel', 'M27 24C31 19 49 19 53 24V52L40 60L27 52Z'],
      ['ink', 'M29 37H51V40H29Z'],
      ['gold', 'M38.5 21H41.5V59L40 60L38.5 59Z'],
      ['line', 'M31 46H35M31 49H35M45 46H49M45 49H49'],
    ],
  }),
  plume: (hue) => ({
    front: [
      [hue, 'M38 20C40 4 58 2 67 15C58 13 51 17 48 24Z'],
      ['steel', 'M26 46C23 18 57 18 54 46L51 45C52 35 47 31 40 31C33 31 28 35 29 45Z'],
      ['line', 'M40 20V31M29 45V52M51 45V52'],
    ],
  }),
  dragon: () => ({
    front: [
      ['wine', 'M30 26L18 8L34 16L40 6L46 16L62 8L50 26Z'],
      ['steel', 'M26 50C22 19 58 19 54 50L50 44C51 35 46 32 40 36C34 32 29 35 30 44Z'],
      ['gold', 'M38 19H42V36L40 39L38 36Z'],
    ],
  }),
  crown: () => ({
    behind: hair(LONG_HAIR, 'wood'),
    front: [
      ['wood', FRINGE],
      ['gold', 'M27 32L24 16L33 24L40 13L47 24L56 16L53 32C46 29 34 29 27 32Z'],
      ['wine', 'M40 21L42 25L40 28L38 25Z'],
    ],
  }),
  circlet: () => ({
    behind: hair(LONG_HAIR, 'ink'),
    front: [
      ['ink', FRINGE],
      ['gold', 'M28 32C34 29 46 29 52 32V35.5C46 32.5 34 32.5 28 35.5Z'],
      ['sea', 'M40 27L42.5 31L40 35L37.5 31Z'],
    ],
  }),
  mitre: (hue) => ({
    front: [
      [hue, 'M28 33C25 20 33 8 40 3C47 8 55 20 52 33C45 29 35 29 28 33Z'],
      ['gold', 'M38.5 6L40 3L41.5 6V30H38.5ZM28 33C35 29 45 29 52 33V28C45 24 35 24 28 28Z'],
    ],
  }),
  turban: (hue) => ({
    front: [
      [hue, 'M25 35C19 22 32 14 40 15C50 14 61 22 55 35C48 28 33 28 25 35Z'],
      ['line', 'M27 31C34 19 46 20 54 31M26 26C33 18 40 18 46 22'],
      ['gold', 'M40 20A2.5 3.5 0 1 1 40 27A2.5 3.5 0 1 1 40 20Z'],
    ],
  }),
  wimple: (hue) => ({
    behind: [[hue, 'M20 72C16 34 24 16 40 16C56 16 64 34 60 72Z']],
    front: [
      ['white', 'M27 62C24 44 26 25 40 24C54 25 56 44 53 62C48 66 32 66 27 62ZM40 29C33 29 31 35 31 40C31 46 35 52 40 52C45 52 49 46 49 40C49 35 47 29 40 29Z'],
    ],
  }),
  veil: (hue) => ({
    behind: [[hue, 'M18 78C16 36 24 17 40 17C56 17 64 36 62 78Z']],
    front: [
      ['light', 'M28 42H52C53 52 47 60 40 60C33 60 27 52 28 42Z'],
      ['gold', 'M27 32C34 27 46 27 53 32V35C46 31 34 31 27 35Z'],
    ],
  }),
  coif: () => ({
    front: [
      ['white', 'M28 47C23 24 33 20 40 20C47 20 57 24 52 47L50 38C48 31 32 31 30 38Z'],
      ['line', 'M29 44L38 56M51 44L42 56'],
    ],
  }),
  cap: (hue) => ({
    front: [
      [hue, 'M28 34C26 20 34 17 40 17C46 17 54 20 52 34C46 30 34 30 28 34Z'],
      ['line', 'M40 17V31'],
    ],
  }),
  chancellor: (hue) => ({
    front: [
      ['steel', 'M26 54C24 38 27 28 40 27C53 28 56 38 54 54L51 52C52 42 50 34 40 34C30 34 28 42 29 52Z'],
      [hue, 'M26 31C26 22 31 18 40 18C49 18 54 22 54 31C46 27 34 27 26 31Z'],
      [hue, 'M21 33C30 26 50 26 59 33C50 35 30 35 21 33Z'],
    ],
  }),
  tricorn: (hue) => ({
    front: [
      [hue, 'M14 31C24 24 32 20 40 12C48 20 56 24 66 31C55 29 48 35 40 35C32 35 25 29 14 31Z'],
      ['line', 'M20 30C30 27 34 23 40 18C46 23 50 27 60 30'],
    ],
  }),
  jester: (hue) => ({
    front: [
      [hue, 'M28 35C27 26 21 17 12 23C14 8 31 9 40 21V31C36 31 32 32 28 35Z'],
      ['gold', 'M52 35C53 26 59 17 68 23C66 8 49 9 40 21V31C44 31 48 32 52 35Z'],
      ['brass', 'M12 21.5A2.5 2.5 0 1 1 12 26.5A2.5 2.5 0 1 1 12 21.5ZM68 21.5A2.5 2.5 0 1 1 68 26.5A2.5 2.5 0 1 1 68 21.5Z'],
    ],
  }),
  halo: () => ({
    behind: [
      ['gold', 'M40 15A24 24 0 1 1 40 63A24 24 0 1 1 40 15Z'],
      ['line', 'M40 11V5M56 17L60 11M24 17L20 11M63 30L70 27M17 30L10 27'],
      ['white', 'M24 72C18 38 26 22 40 22C54 22 62 38 56 72Z'],
    ],
    front: [['white', FRINGE]],
  }),
  blindfold: () => ({
    behind: hair(LONG_HAIR, 'ashen'),
    front: [
      ['ashen', FRINGE],
      ['wine', 'M28 36.5C34 38 46 38 52 36.5V43C46 44.5 34 44.5 28 43Z'],
    ],
  }),
  domino: () => ({
    behind: hair(LONG_HAIR, 'ink'),
    front: [
      ['ink', FRINGE],
      ['wine', 'M27 36C33 33 47 33 53 36C54 43 48 46 44 43C42 41 38 41 36 43C32 46 26 43 27 36Z'],
      ['white', 'M32 38.5C34 37.5 36 38 37 40C35 41 33 41 32 38.5ZM48 38.5C46 37.5 44 38 43 40C45 41 47 41 48 38.5Z'],
    ],
  }),
  twoface: (hue) => ({
    front: [
      ['ink', 'M40 26C48 26 51 32 51 39C51 47 46 54 40 54Z'],
      ['white', 'M43 39C44.5 38 46 38 47 39.5C46 41 44.5 41 43 39ZM41 49C43 48 44 47 45 46L44.5 48C43 50 42 50.5 41 50.5Z'],
      [hue, 'M27 33C24 20 33 16 40 16C47 16 56 20 53 33C46 28 34 28 27 33Z'],
    ],
  }),
  goblin: () => ({
    behind: [['green', 'M31 38L10 26L16 44L30 48ZM49 38L70 26L64 44L50 48Z']],
    front: [['wood', 'M27 36C26 20 54 20 53 36L46 30L40 34L34 30Z']],
  }),
  ogre: () => ({
    front: [
      ['stone', 'M30 29C22 28 18 20 22 13C24 20 29 22 34 24ZM50 29C58 28 62 20 58 13C56 20 51 22 46 24Z'],
      ['white', 'M35 50V45.5L37.5 50ZM45 50V45.5L42.5 50Z'],
    ],
  }),
  skull: (hue) => ({
    behind: [[hue, 'M19 70C15 32 25 14 40 14C55 14 65 32 61 70Z']],
    front: [
      ['ink', 'M32 37C34 34 38 36 38 40C36 43 32 42 32 37ZM48 37C46 34 42 36 42 40C44 43 48 42 48 37ZM40 42L38 46H42Z'],
      ['line', 'M36 50H44M38 48.5V51.5M40 48.5V51.5M42 48.5V51.5'],
    ],
  }),
} satisfies Record<string, Dressed>;

export const BODIES = {
  robe: (hue) => [
    [hue, SHOULDERS],
    ['paper', 'M33 63L40 84L47 63L40 69Z'],
    ['shade', 'M47 63C62 69 70 79 71 97H50C54 86 52 74 47 63Z'],
  ],
  armour: (hue) => [
    [hue, SHOULDERS],
    ['steel', 'M25 68L33 63L40 69L47 63L55 68C57 78 56 88 54 97H26C24 88 23 78 25 68Z'],
    ['steel', 'M9 86C8 74 16 66 27 67C28 76 21 84 9 86ZM71 86C72 74 64 66 53 67C52 76 59 84 71 86Z'],
    ['line', 'M40 69V97M29 80C36 84 44 84 51 80M13 80C17 78 20 75 22 71M67 80C63 78 60 75 58 71'],
    ['shade', 'M47 63L55 68C57 78 56 88 54 97H47C50 86 50 74 47 63Z'],
  ],
  cloak: (hue) => [
    ['night', SHOULDERS],
    [hue, 'M9 97C10 79 18 69 33 63L36 66C30 76 28 86 28 97ZM71 97C70 79 62 69 47 63L44 66C50 76 52 86 52 97Z'],
    ['gold', 'M40 66A3.5 3.5 0 1 1 40 73A3.5 3.5 0 1 1 40 66Z'],
    ['line', 'M20 97C20 86 24 76 30 69M60 97C60 86 56 76 50 69'],
  ],
  ruff: (hue) => [
    [hue, SHOULDERS],
    ['gold', 'M38 72H42V97H38Z'],
    ['white', 'M24 63C22 57 30 55 33 57C36 60 44 60 47 57C50 55 58 57 56 63C54 70 26 70 24 63Z'],
    ['line', 'M28 58L30 67M33 58L35 68M40 60V69M47 58L45 68M52 58L50 67'],
    ['shade', 'M56 68C64 73 70 82 71 97H54C57 87 57 76 53 68Z'],
  ],
  tunic: (hue) => [
    [hue, SHOULDERS],
    ['paper', 'M35 64L40 78L45 64L40 69Z'],
    ['line', 'M36.5 68L43.5 71M43.5 68L36.5 71M22 97L25 80M58 97L55 80'],
    ['shade', 'M47 63C62 69 70 79 71 97H56L55 80C53 73 50 67 47 63Z'],
  ],
  fur: (hue) => [
    [hue, SHOULDERS],
    ['white', 'M16 80C14 72 22 66 31 62L40 72L49 62C58 66 66 72 64 80C58 82 54 76 50 80C46 84 43 80 40 84C37 80 34 84 30 80C26 76 22 82 16 80Z'],
    ['ink', 'M24 71L25.5 74.5L23 74ZM33 74L34.5 77.5L32 77ZM47 74L48.5 77.5L46 77ZM56 71L57.5 74.5L55 74Z'],
  ],
  rags: (hue) => [
    [hue, SHOULDERS],
    ['stone', 'M20 74L33 64L38 74L31 80L35 88L27 84L22 92Z'],
    ['line', 'M46 66L50 76L45 82M58 74L54 84L60 90'],
    ['shade', 'M47 63C62 69 70 79 71 97H54C57 85 54 73 47 63Z'],
  ],
} satisfies Record<string, Worn>;
