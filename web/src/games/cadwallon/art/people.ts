// Agents, personalities and militia: people put together from a head, what they wear and what they hold. Everybody
// stands in a space of 80 by 96, the head around (40, 40).

import type { Shape, Tint } from './shapes';

/** What lies behind the head, and what lies over it. `hue` is the colour of the person's clothes. */
interface Wear {
  behind?: readonly Shape[];
  front?: readonly Shape[];
}

type Dressed = (hue: Tint) => Wear;
type Worn = (hue: Tint) => readonly Shape[];

const HEAD = 'M40 26C48 26 51 32 51 39C51 47 46 54 40 54C34 54 29 47 29 39C29 32 32 26 40 26Z';
const NECK = 'M35 50L34 64L40 70L46 64L45 50Z';
const SHOULDERS = 'M9 97C10 79 18 69 33 63L40 69L47 63C62 69 70 79 71 97Z';

const FACE: readonly Shape[] = [
  ['shade', 'M42 26C49 27 51 33 51 39C51 47 46 54 40 54C45 48 47 38 42 26Z'],
  ['line', 'M33.5 39.5C34.5 38.5 36.5 38.5 37.5 39.5M42.5 39.5C43.5 38.5 45.5 38.5 46.5 39.5'],
  ['line', 'M33 36.5L37.5 36M42.5 36L47 36.5M40 39.5L38.8 44.5H41M37 48.8C39 49.7 41 49.7 43 48.8'],
];
const EYES_SHUT: readonly Shape[] = [
  ['shade', 'M42 26C49 27 51 33 51 39C51 47 46 54 40 54C45 48 47 38 42 26Z'],
  ['line', 'M40 39.5L38.8 44.5H41M37 48.8C39 49.7 41 49.7 43 48.8'],
];

const hair = (d: string, tint: Tint = 'wood'): readonly Shape[] => [[tint, d]];
const SHORT_HAIR = 'M28 40C25 24 34 21 40 21C46 21 55 24 52 40C51 33 48 30 40 31C32 30 29 33 28 40Z';
const LONG_HAIR = 'M25 68C17 48 23 21 40 21C57 21 63 48 55 68Z';
const FRINGE = 'M29 39C28 28 34 25 41 25C47 25 52 29 51 39C48 33 43 31 40 31C36 31 32 34 29 39Z';

const HATS = {
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

const BODIES = {
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

const HELD: Record<string, readonly Shape[]> = {
  nothing: [],
  crossbow: [
    ['wood', 'M62 52L67 50L73 97H67Z'],
    ['steel', 'M48 62C54 50 76 46 80 56L78 58C72 52 58 55 51 64Z'],
    ['line', 'M50 63L66 72L79 57'],
  ],
  halberd: [['wood', 'M67 12H69.5V97H67Z'], ['steel', 'M68 4L71 14L70 30H66.5L66 14Z'], ['steel', 'M66 16C57 14 54 20 55 28C58 24 62 25 66 26Z'], ['steel', 'M70 17L78 20L70 24Z']],
  spear: [['wood', 'M67 20H69.5V97H67Z'], ['steel', 'M68.2 4L73 15L68.2 24L63.5 15Z']],
  rapier: [['steel', 'M69 8L70.5 8V70H68Z'], ['gold', 'M61 70C63 65 75 65 77 70Z'], ['wood', 'M67.5 70H71V82H67.5Z']],
  sword: [['steel', 'M69 14L72.5 20V66H65.5V20Z'], ['line', 'M69 20V66'], ['gold', 'M58 66H80V70H58Z'], ['wine', 'M67 70H71V84H67Z']],
  knife: [['steel', 'M66 46C72 50 73 60 71 70H66Z'], ['gold', 'M62 70H75V73H62Z'], ['wood', 'M66 73H71V86H66Z']],
  knives: [['steel', 'M66 46C72 50 73 60 71 70H66Z'], ['gold', 'M62 70H75V73H62Z'], ['wood', 'M66 73H71V86H66Z'], ['steel', 'M14 46C8 50 7 60 9 70H14Z'], ['gold', 'M5 70H18V73H5Z'], ['wood', 'M9 73H14V86H9Z']],
  axe: [['wood', 'M66 24H69V97H66Z'], ['steel', 'M69 28C78 24 80 40 77 48C74 44 71 43 69 43Z'], ['steel', 'M66 30L60 33V40L66 42Z']],
  shield: [['wine', 'M50 62C58 64 68 64 76 60C79 76 74 90 63 97C52 91 48 78 50 62Z'], ['gold', 'M61.5 64H65V96L63 97L61.5 96ZM50 74H78V77.5H50Z']],
  shovel: [['wood', 'M67 26H70V80H67Z'], ['wood', 'M63 22H74V26H63Z'], ['steel', 'M61 78C64 76 73 76 76 78V88C74 95 70 97 68.5 97C67 97 63 95 61 88Z']],
  bomb: [['ink', 'M66 68A12 12 0 1 1 66 92A12 12 0 1 1 66 68Z'], ['light', 'M60 74C62 72 65 71 66 72C63 73 61 76 60 79Z'], ['wood', 'M63 69L65 63H69L70 69Z'], ['line', 'M67 63C67 57 72 58 73 53'], ['gold', 'M73 45L74.5 49.5L79 50L75.5 53L76.5 58L73 55L69 57L70.5 52.5L67 49L72 49.5Z']],
  banner: [['wood', 'M69 6H71.5V97H69Z'], ['wine', 'M69 12H50L54 22L50 32H69Z'], ['gold', 'M60 17L61.5 20.5L65 21L62.5 23.5L63 27L60 25.5L57 27L57.5 23.5L55 21L58.5 20.5Z']],
  trumpet: [['gold', 'M52 62L74 44C76 40 80 38 80 38V58C80 58 77 54 74 50L55 66Z'], ['wine', 'M60 58L70 50V70L65 66L60 70Z']],
  book: [['wine', 'M52 72L66 69L78 73V93L66 89L52 92Z'], ['white', 'M54 70L66 68V87L54 90ZM66 68L76 71V90L66 87Z'], ['line', 'M57 75L63 74M57 79L63 78M69 75L73.5 76M69 79L73.5 80']],
  scroll: [['white', 'M54 66H74V88H54Z'], ['paper', 'M52 62H76V67H52ZM52 87H76V92H52Z'], ['line', 'M57 71H71M57 75H71M57 79H67'], ['wine', 'M69 81A3 3 0 1 1 69 87A3 3 0 1 1 69 81Z']],
  letter: [['white', 'M52 70H78V89H52Z'], ['line', 'M52 70L65 81L78 70'], ['wine', 'M65 78A3.5 3.5 0 1 1 65 85A3.5 3.5 0 1 1 65 78Z']],
  quill: [['white', 'M60 92C62 70 70 52 78 46C79 62 72 80 60 92Z'], ['line', 'M58 95C64 78 70 64 77 49M64 82L69 80M66 76L72 73M69 69L74 66']],
  staff: [['wood', 'M67 24H70V97H67Z'], ['gold', 'M68.5 8A8 8 0 1 1 68.5 24A8 8 0 1 1 68.5 8Z'], ['sea', 'M68.5 12A4 4 0 1 1 68.5 20A4 4 0 1 1 68.5 12Z']],
  skullstaff: [['wood', 'M67 28H70V97H67Z'], ['ashen', 'M68.5 8C76 8 78 16 76 21L73 23V28H64V23L61 21C59 16 61 8 68.5 8Z'], ['ink', 'M63.5 17A2.3 2.5 0 1 1 68 17A2.3 2.5 0 1 1 63.5 17ZM69 17A2.3 2.5 0 1 1 73.5 17A2.3 2.5 0 1 1 69 17Z'], ['line', 'M67 25V28M70 25V28']],
  crook: [['gold', 'M67 97V32C67 14 82 18 78 29C76 33 71 31 73 27L70.5 26C67 34 78 38 81 30C85 16 64 8 64 30V97Z']],
  oar: [['wood', 'M67 4H70V62H67Z'], ['wood', 'M64 60C68 57 69 57 73 60L74 88C72 94 65 94 63 88Z'], ['line', 'M68.5 62V88']],
  lantern: [['line', 'M68 44A6 6 0 0 1 68 56'], ['brass', 'M60 56H76L73 51H63Z'], ['gold', 'M61 56H75V76H61Z'], ['white', 'M68 60C71 65 71.5 68 71 71C70 73.5 66 73.5 65 71C64.5 68 65 65 68 60Z'], ['brass', 'M59 76H77V80H59Z'], ['line', 'M64 56V76M72 56V76']],
  map: [['paper', 'M50 70L58 67L67 71L77 67V90L67 94L58 90L50 93Z'], ['line', 'M58 67V90M67 71V94'], ['wine', 'M70 77L74 81M74 77L70 81'], ['line', 'M53 84C57 78 62 84 68 80']],
  envoy: [['wood', 'M66 30H69V97H66Z'], ['sea', 'M69 32C73 30 75 36 80 33V50C75 53 73 47 69 49Z'], ['gold', 'M67.5 22L70 27L67.5 31L65 27Z']],
  keys: [['gold', 'M66 52A7 7 0 1 1 66 66A7 7 0 1 1 66 52ZM66 55.5A3.5 3.5 0 1 0 66 62.5A3.5 3.5 0 1 0 66 55.5Z'], ['gold', 'M64.5 66H67.5V90H64.5ZM67.5 80H73V83H67.5ZM67.5 86H72V89H67.5Z']],
  cards: [['white', 'M52 70L62 66L68 84L58 88Z'], ['white', 'M60 67L71 67L71 86L60 86Z'], ['white', 'M68 67L78 71L72 89L62 85Z'], ['wine', 'M70 74L73 79L69 82L67 77Z']],
  orb: [['sky', 'M65 62A13 13 0 1 1 65 88A13 13 0 1 1 65 62Z'], ['light', 'M57 70C60 65 65 64 67 66C62 67 59 71 58 76Z'], ['gold', 'M54 88H76V92H54Z'], ['line', 'M60 80C64 76 67 82 72 76']],
  purse: [['ochre', 'M58 72C50 80 50 94 65 95C80 94 80 80 72 72Z'], ['ochre', 'M58 64L61 68L65 63L69 68L72 64L71 72H59Z'], ['line', 'M57 72H73'], ['gold', 'M65 77A6 6 0 1 1 65 89A6 6 0 1 1 65 77Z']],
  chest: [['wood', 'M50 72C50 64 78 64 78 72V92H50Z'], ['gold', 'M50 76H78V79H50Z'], ['gold', 'M62 75H67V83H62Z'], ['line', 'M56 67V92M72 67V92']],
  ledger: [['moss', 'M54 60H76V92H54Z'], ['white', 'M72 62H77V90H72Z'], ['gold', 'M58 66H70V72H58Z'], ['line', 'M56 60V92M58 78H70M58 82H70']],
  vial: [['white', 'M63 54H71V64C78 70 78 90 67 92C56 90 56 70 63 64Z'], ['moss', 'M59.5 76H74.5C75.5 84 72 91 67 92C62 91 58.5 84 59.5 76Z'], ['wood', 'M62 50H72V55H62Z'], ['light', 'M69 80A1.5 1.5 0 1 1 69 83A1.5 1.5 0 1 1 69 80Z']],
  scales: [['gold', 'M66 46H68.5V86H66Z'], ['gold', 'M60 86H75V89H60Z'], ['line', 'M56 54L67 49L78 54M56 54L52 66M56 54L60 66M78 54L74 66M78 54L82 66'], ['gold', 'M51 66H61C60 72 52 72 51 66ZM73 66H80V70C76 71 73.5 69 73 66Z']],
  chain: [['steel', 'M64 50A4 6 0 1 1 64 62A4 6 0 1 1 64 50ZM68 58A4 6 0 1 1 68 70A4 6 0 1 1 68 58ZM65 67A4 6 0 1 1 65 79A4 6 0 1 1 65 67Z'], ['ink', 'M64 79A8 8 0 1 1 64 95A8 8 0 1 1 64 79Z']],
  cleaver: [['steel', 'M58 50H74V72H64V66H58Z'], ['wood', 'M66 72H71V90H66Z'], ['ink', 'M61 53A1.3 1.3 0 1 1 61 56A1.3 1.3 0 1 1 61 53Z']],
  spoon: [['wood', 'M66 60H69V94H66Z'], ['wood', 'M67.5 44A6 9 0 1 1 67.5 62A6 9 0 1 1 67.5 44Z']],
  idol: [['gold', 'M60 92V86H63C60 78 62 74 66 72C62 68 63 60 68 60C73 60 74 68 70 72C74 74 76 78 73 86H76V92Z'], ['line', 'M65.5 65H67M69 65H70.5M63 86H73']],
  fan: [['rose', 'M66 90L50 66C58 58 74 58 80 66Z'], ['line', 'M66 90L56 62M66 90L63 60M66 90L69 60M66 90L76 62'], ['gold', 'M64 88H68V94H64Z']],
  mask: [['white', 'M54 64C62 60 70 60 78 64C79 78 74 90 66 92C58 90 53 78 54 64Z'], ['ink', 'M58 71C60 69 63 70 64 72C62 74 59 74 58 71ZM74 71C72 69 69 70 68 72C70 74 73 74 74 71Z'], ['wine', 'M61 82C64 84 68 84 71 82C69 87 63 87 61 82Z']],
  charm: [['line', 'M60 46C60 60 72 60 72 46'], ['sea', 'M66 56A9 9 0 1 1 66 74A9 9 0 1 1 66 56Z'], ['white', 'M66 59.5A5.5 5.5 0 1 1 66 70.5A5.5 5.5 0 1 1 66 59.5Z'], ['ink', 'M66 62.5A2.5 2.5 0 1 1 66 67.5A2.5 2.5 0 1 1 66 62.5Z']],
  spyglass: [['brass', 'M50 66L62 60L66 68L54 74Z'], ['gold', 'M62 59L78 50L83 61L67 70Z'], ['line', 'M70 54L75 65']],
  rope: [['line', 'M60 56C76 50 80 66 66 66C54 66 56 80 70 78C82 76 78 92 64 90'], ['steel', 'M60 48V62M54 52L60 48L66 52']],
  dividers: [['gold', 'M66 44A4 4 0 1 1 66 52A4 4 0 1 1 66 44Z'], ['steel', 'M64.5 51L55 88L57 89L67 53ZM67.5 51L77 88L75 89L65 53Z'], ['gold', 'M59 72C63 69 69 69 73 72L72.5 74C69 71 63 71 59.5 74Z']],
  hammer: [['wood', 'M66 56H69V92H66Z'], ['steel', 'M57 46H78V57H57Z']],
  bell: [['gold', 'M67 56C58 58 60 74 55 82H79C74 74 76 58 67 56Z'], ['brass', 'M67 82A3.5 3.5 0 1 1 67 89A3.5 3.5 0 1 1 67 82Z'], ['wood', 'M65.5 46H68.5V57H65.5Z']],
  candle: [['white', 'M63 58H71V90H63Z'], ['gold', 'M56 90H78V94H56Z'], ['gold', 'M67 40C72 48 72 54 67 56C62 54 62 48 67 40Z'], ['line', 'M67 54V58']],
  ravenbird: [['ink', 'M52 62C56 54 64 54 68 58L76 56L71 62C72 72 68 80 60 84L54 92L55 82C51 78 50 70 52 62Z'], ['gold', 'M51 61L45 64L52 65Z'], ['white', 'M55.5 61A1 1 0 1 1 55.5 63A1 1 0 1 1 55.5 61Z']],
  rat: [['slate', 'M52 88C52 76 62 70 70 74C76 70 80 76 76 79C78 84 74 90 68 90Z'], ['line', 'M53 88C46 90 46 80 50 78M72 90H62'], ['ink', 'M73 78A1 1 0 1 1 73 80A1 1 0 1 1 73 78Z']],
  bone: [['white', 'M56 58C52 56 54 50 58 52C58 48 64 48 63 54L73 82C78 82 79 88 74 88C74 93 67 92 69 86L59 58Z']],
  censer: [['line', 'M67 40L60 66M67 40L74 66M67 40V64'], ['gold', 'M58 68C58 62 76 62 76 68Z'], ['gold', 'M58 70H76C76 80 71 84 67 84C63 84 58 80 58 70Z'], ['gold', 'M62 84H72V88H62Z'], ['line', 'M62 60C60 54 65 52 62 46M72 60C74 54 69 52 72 46']],
  baton: [['gold', 'M63 50H69V54H63Z'], ['wine', 'M63.5 54H68.5V84H63.5Z'], ['gold', 'M63 84H69V88H63ZM63.5 66H68.5V70H63.5Z']],
  sceptre: [['gold', 'M66 40H69V94H66Z'], ['gold', 'M67.5 22L72 30L78 28L74 38H61L57 28L63 30Z'], ['wine', 'M67.5 29L69.5 33L67.5 36L65.5 33Z']],
  rose: [['moss', 'M65.5 66H67.5V92H65.5ZM67 78C73 74 77 76 78 80C73 82 69 82 67 80Z'], ['wine', 'M66.5 50C74 48 78 56 74 62C72 68 61 68 59 62C55 56 59 48 66.5 50Z'], ['line', 'M62 57C64 53 70 53 71 57C71 61 64 62 64 58']],
  lute: [['wood', 'M58 68C54 74 52 88 62 92C72 94 76 82 72 74L68 68Z'], ['wood', 'M66 70L76 46L79 47.5L70 72Z'], ['ink', 'M63 78A3 3 0 1 1 63 84A3 3 0 1 1 63 78Z'], ['line', 'M61 88L76 48']],
  flask: [['sky', 'M63 50H71V62L79 86C80 92 76 93 67 93C58 93 54 92 55 86L63 62Z'], ['violet', 'M58.5 78H75.5L78 86C79 91 75 92 67 92C59 92 55 91 56 86Z'], ['white', 'M64 82A2 2 0 1 1 64 86A2 2 0 1 1 64 82ZM70 80A1.3 1.3 0 1 1 70 82.6A1.3 1.3 0 1 1 70 80Z']],
  lance: [['wine', 'M68 2L71 40V97H66V40Z'], ['steel', 'M61 66C64 58 73 58 76 66L70 72H67Z'], ['white', 'M71 14C75 12 77 16 80 14V24C77 26 75 22 71 24Z']],
};

const BEARD: Shape = ['wood', 'M29.5 43C30 55 35 62 40 62C45 62 50 55 50.5 43C47 46 44 45 40 46C36 45 33 46 29.5 43ZM37 49C39 47.5 41 47.5 43 49C41 51 39 51 37 49Z'];
const GREY_BEARD: Shape = ['ashen', BEARD[1]];

type Looks = [
  skin: Tint, hat: keyof typeof HATS, body: keyof typeof BODIES, hue: Tint, held: string, beard?: Shape,
];

const PEOPLE: Record<string, Looks> = {
  'BLA-A1': ['green', 'goblin', 'tunic', 'rust', 'bomb'],
  'BLA-A2': ['tan', 'kettle', 'armour', 'wine', 'halberd', BEARD],
  'BLA-A3': ['fair', 'feather', 'tunic', 'wine', 'rapier'],
  'BLA-A4': ['brown', 'turban', 'robe', 'wine', 'purse', BEARD],
  'BLA-A5': ['fair', 'plume', 'armour', 'wine', 'shield', GREY_BEARD],
  'BLA-A6': ['tan', 'long', 'ruff', 'wine', 'trumpet'],
  'BLA-A7': ['brown', 'cap', 'tunic', 'rust', 'shovel'],
  'BLA-A8': ['fair', 'hood', 'robe', 'stone', 'book'],
  'BLA-A9': ['fair', 'short', 'tunic', 'ochre', 'spear'],
  'FER-A1': ['tan', 'kettle', 'tunic', 'sea', 'crossbow'],
  'FER-A2': ['ashen', 'skull', 'robe', 'night', 'skullstaff'],
  'FER-A3': ['brown', 'turban', 'ruff', 'sea', 'letter'],
  'FER-A4': ['tan', 'brim', 'tunic', 'sea', 'oar', BEARD],
  'FER-A5': ['fair', 'veil', 'cloak', 'sky', 'lantern'],
  'FER-A6': ['brown', 'hood', 'cloak', 'ochre', 'map'],
  'FER-A7': ['fair', 'hood', 'cloak', 'night', 'knife'],
  'FER-A8': ['ashen', 'hood', 'robe', 'slate', 'oar', GREY_BEARD],
  'FER-A9': ['tan', 'feather', 'fur', 'sea', 'envoy'],
  'THI-A1': ['fair', 'tricorn', 'cloak', 'wine', 'letter'],
  'THI-A2': ['fair', 'grey', 'robe', 'slate', 'quill'],
  'THI-A3': ['tan', 'cap', 'tunic', 'night', 'rope'],
  'THI-A4': ['brown', 'brim', 'cloak', 'moss', 'chest', BEARD],
  'THI-A5': ['tan', 'veil', 'rags', 'violet', 'cards'],
  'THI-A6': ['brown', 'domino', 'tunic', 'wine', 'knives'],
  'THI-A7': ['fair', 'crown', 'rags', 'wood', 'spoon'],
  'THI-A8': ['brown', 'turban', 'rags', 'violet', 'charm'],
  'THI-A9': ['fair', 'red', 'tunic', 'leaf', 'spyglass'],
  'USU-A1': ['ashen', 'bald', 'cloak', 'ink', 'chain'],
  'USU-A2': ['tan', 'cap', 'fur', 'moss', 'purse', BEARD],
  'USU-A3': ['fair', 'chancellor', 'ruff', 'moss', 'quill'],
  'USU-A4': ['fair', 'raven', 'cloak', 'moss', 'vial'],
  'USU-A5': ['tan', 'coif', 'robe', 'wood', 'scales'],
  'USU-A6': ['brown', 'bald', 'rags', 'rust', 'axe'],
  'USU-A7': ['fair', 'feather', 'ruff', 'moss', 'ledger'],
  'USU-A8': ['tan', 'brim', 'robe', 'ochre', 'idol'],
  'USU-A9': ['brown', 'bun', 'rags', 'rose', 'cleaver'],
  P01: ['tan', 'kettle', 'armour', 'wine', 'halberd'],
  P02: ['fair', 'short', 'tunic', 'leaf', 'lance'],
  P03: ['brown', 'turban', 'cloak', 'ochre', 'sword', BEARD],
  P04: ['fair', 'plume', 'armour', 'sea', 'baton'],
  P05: ['fair', 'crown', 'rags', 'moss', 'rat'],
  P06: ['green', 'ogre', 'fur', 'violet', 'axe'],
  P07: ['fair', 'red', 'armour', 'wine', 'baton'],
  P08: ['tan', 'brim', 'ruff', 'ochre', 'dividers'],
  P09: ['tan', 'dragon', 'armour', 'violet', 'sword'],
  P10: ['tan', 'raven', 'armour', 'sea', 'rapier'],
  P11: ['fair', 'greathelm', 'armour', 'moss', 'sword'],
  P12: ['fair', 'tricorn', 'ruff', 'ochre', 'bell'],
  P13: ['brown', 'chancellor', 'robe', 'violet', 'scroll'],
  P14: ['fair', 'cap', 'fur', 'moss', 'purse'],
  P15: ['fair', 'feather', 'tunic', 'wine', 'keys'],
  P16: ['brown', 'turban', 'ruff', 'sea', 'envoy'],
  P17: ['fair', 'chancellor', 'fur', 'ochre', 'scales'],
  P18: ['fair', 'red', 'ruff', 'violet', 'fan'],
  P19: ['tan', 'chancellor', 'fur', 'moss', 'ledger', GREY_BEARD],
  P20: ['brown', 'short', 'robe', 'violet', 'scroll', BEARD],
  P21: ['fair', 'circlet', 'ruff', 'wine', 'rose'],
  P22: ['tan', 'crown', 'fur', 'sea', 'sceptre', BEARD],
  P23: ['fair', 'hood', 'robe', 'white', 'candle'],
  P24: ['brown', 'white', 'rags', 'sea', 'staff', GREY_BEARD],
  P25: ['fair', 'coif', 'rags', 'moss', 'bone'],
  P26: ['tan', 'cap', 'robe', 'ochre', 'flask', GREY_BEARD],
  P27: ['brown', 'veil', 'cloak', 'wine', 'orb'],
  P28: ['fair', 'hood', 'robe', 'slate', 'censer', GREY_BEARD],
  P29: ['ashen', 'wimple', 'cloak', 'ink', 'ravenbird'],
  P30: ['ashen', 'skull', 'cloak', 'wine', 'skullstaff'],
  P31: ['tan', 'mitre', 'robe', 'sea', 'lantern'],
  P32: ['fair', 'blindfold', 'robe', 'ochre', 'orb'],
  P33: ['fair', 'halo', 'robe', 'white', 'rose'],
  P34: ['tan', 'brim', 'tunic', 'moss', 'lute'],
  P35: ['fair', 'jester', 'ruff', 'sea', 'cards'],
  P36: ['fair', 'domino', 'ruff', 'ochre', 'mask'],
  P37: ['fair', 'twoface', 'fur', 'wine', 'letter'],
  M1: ['tan', 'plume', 'armour', 'rust', 'sword', BEARD],
  M2: ['brown', 'plume', 'armour', 'rust', 'sword'],
  M3: ['fair', 'kettle', 'armour', 'ochre', 'spear'],
  M4: ['tan', 'kettle', 'armour', 'ochre', 'spear', BEARD],
  M5: ['brown', 'kettle', 'armour', 'ochre', 'halberd'],
  M6: ['fair', 'kettle', 'armour', 'ochre', 'halberd', GREY_BEARD],
};

/** Whoever is on a card; somebody in a hood where nobody has been drawn. */
export function person(code: string): readonly Shape[] {
  const [skin, hat, body, hue, held, beard] = PEOPLE[code] ?? ['fair', 'hood', 'cloak', 'slate', 'nothing'];
  const { behind = [], front = [] }: Wear = (HATS[hat] as Dressed)(hue);
  const face = hat === 'skull' ? [] : hat === 'blindfold' ? EYES_SHUT : FACE;
  return [
    ...behind,
    [skin, NECK],
    ...(BODIES[body] as Worn)(hue),
    [skin, HEAD],
    ...face,
    ...(beard ? [beard] : []),
    ...front,
    ...HELD[held]!,
  ];
}
