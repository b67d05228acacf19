/** One line of `npm run doctor`: what was looked at, and the command that mends it. */
export interface MachineLine {
  /** `good`; `missing`: work is not possible without it; `optional`: something is left out without it. */
  readonly state: 'good' | 'missing' | 'optional';
  readonly text: string;
  /** The command that mends it. */
  readonly remedy?: string;
}

const MARKS = { good: '✔', missing: '✘', optional: '–' } as const;

export const formatLine = ({ state, text, remedy }: MachineLine): string =>
  `${MARKS[state]} ${state === 'optional' ? 'optional: ' : ''}${text}${remedy ? `. Run: ${remedy}` : ''}`;
