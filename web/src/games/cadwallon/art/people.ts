// Agents, personalities and militia: people put together from a face, what they wear and what they hold. Everybody
// stands in a space of 80 by 96, the head around (40, 40).

import { BODIES, HATS, type Wear } from './clothes';
import { HELD } from './held';
import type { Shape, Tint } from './shapes';

const HEAD = 'M40 26C48 26 51 32 51 39C51 47 46 54 40 54C34 54 29 47 29 39C29 32 32 26 40 26Z';
const NECK = 'M35 50L34 64L40 70L46 64L45 50Z';

const FACE: readonly Shape[] = [
  ['shade', 'M42 26C49 27 51 33 51 39C51 47 46 54 40 54C45 48 47 38 42 26Z'],
  ['line', 'M33.5 39.5C34.5 38.5 36.5 38.5 37.5 39.5M42.5 39.5C43.5 38.5 45.5 38.5 46.5 39.5'],
  ['line', 'M33 36.5L37.5 36M42.5 36L47 36.5M40 39.5L38.8 44.5H41M37 48.8C39 49.7 41 49.7 43 48.8'],
];
const EYES_SHUT: readonly Shape[] = [
  ['shade', 'M42 26C49 27 51 33 51 39C51 47 46 54 40 54C45 48 47 38 42 26Z'],
  ['line', 'M40 39.5L38.8 44.5H41M37 48.8C39 49.7 41 49.7 43 48.8'],
];

const BEARD: Shape = ['wood', 'M29.5 43C30 55 35 62 40 62C45 62 50 55 50.5 43C47 46 44 45 40 46C36 45 33 46 29.5 43ZM37 49C39 47.5 41 47.5 43 49C41 51 39 51 37 49Z'];
const GREY_BEARD: Shape = ['ashen', BEARD[1]];

type Looks = [
  skin: Tint, hat: keyof typeof HATS, body: keyof typeof BODIES, hue: Tint, held: keyof typeof HELD, beard?: Shape,
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
  const { behind = [], front = [] }: Wear = HATS[hat](hue);
  const face = hat === 'skull' ? [] : hat === 'blindfold' ? EYES_SHUT : FACE;
  return [
    ...behind,
    [skin, NECK],
    ...BODIES[body](hue),
    [skin, HEAD],
    ...face,
    ...(beard ? [beard] : []),
    ...front,
    ...HELD[held],
  ];
}
