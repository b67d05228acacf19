/** One line of `npm run doctor`: the result of a check, and the command that fixes it. */
export interface MachineLine {
  /** `good`; `missing`: work is not possible without it; `optional`: something is skipped without it. */
  readonly state: 'good' | 'missing' | 'optional';
  readonly text: string;
  /** The command that fixes it. */
  readonly remedy?: string;
}

const MARKS = { good: '✔', missing: '✘', optional: '–' } as const;

export const formatLine = ({ state, text, remedy }: MachineLine): string =>
  `${MARKS[state]} ${state === 'optional' ? 'optional: ' : ''}${text}${remedy ? `. Run: ${remedy}` : ''}`;
