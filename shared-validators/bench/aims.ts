import { type Measured, timesFaster } from './table.ts';

/**
 * The targets of the library: sizes in bytes, times in milliseconds, and how many times faster than validator.js it must be where that
 * matters.
 */
const AIMS = {
  ruleBytes: 500,
  wholeBytes: 6000,
  hostileMilliseconds: 5,
  faster: 3,
  fasterRules: ['iban', 'swiftCode', 'email'],
};

/** Larger than a single rule: a numbering plan, and ten rules with a format language. Their size is in the table. */
const ENGINES = ['phone', 'customField'];

/** Prints each target and whether it is met. @returns true if one is missed */
export function checkAims(measured: readonly Measured[], wholeBytes: number): boolean {
  const rules = measured.filter(({ subject }) => !ENGINES.includes(subject.rule));
  const heavy = rules.filter(({ bytes }) => (bytes.ours ?? 0) >= AIMS.ruleBytes);
  const slow = measured.filter(({ hostile }) => hostile >= AIMS.hostileMilliseconds);
  const late = measured.filter(
    (row) => AIMS.fasterRules.includes(row.subject.rule) && (timesFaster(row, 'validator') ?? 0) < AIMS.faster,
  );
  const names = (rows: readonly Measured[]): string => rows.map(({ subject }) => subject.rule).join(', ');
  const aims: [string, boolean, string][] = [
    [`${AIMS.fasterRules.join(', ')} at least ${AIMS.faster} times validator.js`, late.length === 0, names(late)],
    [`every rule but ${ENGINES.join(' and ')} under ${AIMS.ruleBytes} bytes alone`, heavy.length === 0, names(heavy)],
    [`the whole library under ${AIMS.wholeBytes} bytes`, wholeBytes < AIMS.wholeBytes, `${wholeBytes}`],
    [`100 kB of hostile text under ${AIMS.hostileMilliseconds} ms`, slow.length === 0, names(slow)],
  ];
  for (const [aim, met, what] of aims) console.log(`${met ? 'met   ' : 'missed'}  ${aim}${met ? '' : `: ${what}`}`);
  return aims.some(([, met]) => !met);
}
