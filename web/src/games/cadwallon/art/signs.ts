// The signs of arcana, districts, guilds and kinds of cards, each in a square of 24; every one has a shape of its own.

import type { Shape, Tint } from './shapes';

export const ARCANA = ['staves', 'swords', 'chalices', 'ducats'] as const;

export const ARCANUM_SIGNS: readonly (readonly Shape[])[] = [
  [
    ['wood', 'M10.2 4.5L13.8 4.5L13.4 22L10.6 22Z'],
    ['leaf', 'M12 8C7 9 4.5 7 4 3.5C8 3 11 4.5 12 8Z'],
    ['leaf', 'M12 11C17 11 19.5 8.5 20 5C16 5 13 7 12 11Z'],
    ['leaf', 'M11 16C7.5 16.5 5.5 15 5 12.5C8 12 10 13.5 11 16Z'],
  ],
  [
    ['steel', 'M12 1.5L14.2 5V14.5H9.8V5Z'],
    ['shade', 'M12 1.5L14.2 5V14.5H12Z'],
    ['gold', 'M6 14.5H18V17H6Z'],
    ['wine', 'M10.8 17H13.2V20.5H10.8Z'],
    ['gold', 'M12 20A1.6 1.6 0 1 1 12 23.2A1.6 1.6 0 1 1 12 20Z'],
  ],
  [
    ['rose', 'M5.5 3H18.5C18.5 10 16.5 13.5 12 13.5C7.5 13.5 5.5 10 5.5 3Z'],
    ['wine', 'M6 6.5C10 8 14 5 18.2 6.5C17.6 11 15.5 13.5 12 13.5C8.5 13.5 6.5 11 6 6.5Z'],
    ['gold', 'M10.9 13.5H13.1V18.5H10.9Z'],
    ['gold', 'M6.5 22C7 19.5 9.5 18.5 12 18.5C14.5 18.5 17 19.5 17.5 22Z'],
  ],
  [
    ['gold', 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z'],
    ['line', 'M12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5Z'],
    ['brass', 'M8 15.5L7 9L10 11.5L12 8L14 11.5L17 9L16 15.5Z'],
  ],
];

export interface Sign {
  hue: Tint;
  shapes: readonly Shape[];
}

export const DISTRICT_SIGNS: Record<string, Sign> = {
  harbour: {
    hue: 'sea',
    shapes: [
      ['gold', 'M12 3A2.4 2.4 0 1 1 12 7.8A2.4 2.4 0 1 1 12 3Z'],
      ['gold', 'M11 7.8H13V9.5H16.5V11.5H13V18C15.5 17.5 17 16 17.5 14L16 14.5L18.5 11L20.5 15L19 14.5C18.5 18.5 15.5 20.5 12 21.5C8.5 20.5 5.5 18.5 5 14.5L3.5 15L5.5 11L8 14.5L6.5 14C7 16 8.5 17.5 11 18V11.5H7.5V9.5H11Z'],
    ],
  },
  crown: {
    hue: 'wine',
    shapes: [
      ['gold', 'M4.5 18L3.5 7.5L8.5 11.5L12 4.5L15.5 11.5L20.5 7.5L19.5 18Z'],
      ['brass', 'M4.5 18H19.5V21H4.5Z'],
      ['wine', 'M12 13L13.5 15L12 17L10.5 15Z'],
    ],
  },
  temple: {
    hue: 'violet',
    shapes: [
      ['gold', 'M12 3L21 9H3Z'],
      ['white', 'M5 9.5H7.5V18H5ZM10.8 9.5H13.2V18H10.8ZM16.5 9.5H19V18H16.5Z'],
      ['gold', 'M3 18H21V21H3Z'],
    ],
  },
  market: {
    hue: 'ochre',
    shapes: [
      ['wine', 'M4 4H20L22 10C20 12 18.5 12 17 10C15.5 12 13.5 12 12 10C10.5 12 8.5 12 7 10C5.5 12 4 12 2 10Z'],
      ['white', 'M8.3 4H12V10C10.5 12 8.5 12 7 10ZM15.7 4H20L22 10C20 12 18.5 12 17 10Z'],
      ['gold', 'M4.5 14H19.5V20.5H4.5Z'],
      ['line', 'M4.5 17H19.5M12 14V20.5'],
    ],
  },
  warrens: {
    hue: 'moss',
    shapes: [
      ['gold', 'M7.5 3.5A4.5 4.5 0 1 1 7.5 12.5A4.5 4.5 0 1 1 7.5 3.5ZM7.5 6A2 2 0 1 0 7.5 10A2 2 0 1 0 7.5 6Z'],
      ['gold', 'M10.2 11.8L12 10L20.5 18.5L18.5 20.5L17 19L15.5 20.5L13.5 18.5L15 17Z'],
    ],
  },
};

export const GUILD_SIGNS: Record<string, Sign> = {
  blades: {
    hue: 'wine',
    shapes: [
      ['steel', 'M4.5 3L7 3.5L16.5 15L14.5 16.8L4.8 5.5Z'],
      ['steel', 'M19.5 3L17 3.5L7.5 15L9.5 16.8L19.2 5.5Z'],
      ['gold', 'M12.5 17L17.5 12.5L18.8 14L14 18.5ZM11.5 17L6.5 12.5L5.2 14L10 18.5Z'],
      ['gold', 'M17 17L19.5 19.8L18 21.2L15.5 18.3ZM7 17L4.5 19.8L6 21.2L8.5 18.3Z'],
    ],
  },
  ferrymen: {
    hue: 'sea',
    shapes: [
      ['gold', 'M2.5 13.5C7 16 17 16 21.5 13.5C20.5 18 17.5 19.5 12 19.5C6.5 19.5 3.5 18 2.5 13.5Z'],
      ['wood', 'M11.3 4H12.7V14.8H11.3Z'],
      ['white', 'M13.2 4.5C18 6 19.5 9.5 19 12.5L13.2 13.5Z'],
      ['line', 'M2.5 21.7C5 20.5 7 22.7 9.5 21.7C12 20.5 14 22.7 16.5 21.7C18.5 20.7 20 21.5 21.5 21.7'],
    ],
  },
  thieves: {
    hue: 'night',
    shapes: [
      ['gold', 'M2 7.5C5 5.5 9 6.5 12 8C15 6.5 19 5.5 22 7.5C22.5 12.5 20 16.5 16 16.5C13.8 16.5 13 14.5 12 14.5C11 14.5 10.2 16.5 8 16.5C4 16.5 1.5 12.5 2 7.5Z'],
      ['ink', 'M5 10.5C7 9 9 9.5 10.3 11.5C8.5 13.5 6 13.2 5 10.5ZM19 10.5C17 9 15 9.5 13.7 11.5C15.5 13.5 18 13.2 19 10.5Z'],
      ['line', 'M2.5 14C1.5 17 3 19 2 21.5M21.5 14C22.5 17 21 19 22 21.5'],
    ],
  },
  usurers: {
    hue: 'moss',
    shapes: [
      ['gold', 'M11.2 3H12.8V19H11.2Z'],
      ['gold', 'M7 19H17V21.5H7Z'],
      ['gold', 'M3.5 6.5L12 4.5L20.5 6.5L20.3 7.7L12 5.9L3.7 7.7Z'],
      ['line', 'M4 7L1.8 13.5M4 7L6.4 13.5M20 7L17.6 13.5M20 7L22.2 13.5'],
      ['gold', 'M1 13.5H7.2C7 16 5.5 17 4.1 17C2.7 17 1.2 16 1 13.5ZM16.8 13.5H23C22.8 16 21.3 17 19.9 17C18.5 17 17 16 16.8 13.5Z'],
    ],
  },
};

/** What kind of card it is, for objectives. */
export const KIND_SIGNS: Record<string, readonly Shape[]> = {
  relic: [
    ['gold', 'M12 2L14.5 9.5L22 12L14.5 14.5L12 22L9.5 14.5L2 12L9.5 9.5Z'],
    ['white', 'M12 9.5L14.5 12L12 14.5L9.5 12Z'],
  ],
  location: [
    ['stone', 'M5 22V8H4V3H7V5.5H10V3H14V5.5H17V3H20V8H19V22Z'],
    ['ink', 'M9.5 22V16C9.5 12.5 14.5 12.5 14.5 16V22Z'],
    ['line', 'M5 8H19'],
  ],
  personality: [
    ['wine', 'M3 22C3.5 16 8 13.5 12 13.5C16 13.5 20.5 16 21 22Z'],
    ['fair', 'M12 4.5A4.7 5 0 1 1 12 14.5A4.7 5 0 1 1 12 4.5Z'],
    ['gold', 'M7 7L6 1.5L9.5 4L12 1L14.5 4L18 1.5L17 7Z'],
  ],
};
