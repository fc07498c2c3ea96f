/** The backs of Minors and Majors differ, as everybody sees which kind a card is. */
export const BACKS = { minor: 'var(--card-back)', major: '#6d2338' } as const;
