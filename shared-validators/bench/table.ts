import type { Rates } from './rates.ts';
import type { Subject } from './subjects.ts';

/** The measurements of one rule. */
export interface Measured {
  readonly subject: Subject;
  readonly rates: Rates;
  readonly bytes: Readonly<Record<string, number>>;
  /** Milliseconds for the worst text of 100 kB. */
  readonly hostile: number;
}

const millions = (rate: number | undefined): string => (rate === undefined ? '–' : (rate / 1e6).toFixed(1));
const count = (bytes: number | undefined): string => (bytes === undefined ? '–' : `${bytes}`);

/** The factor by which our rule is faster than a peer's. Functions are compared if ours has one. */
export function timesFaster({ rates }: Measured, peer: string): number | undefined {
  const theirs = rates[peer];
  const mine = rates.function ?? rates.schema;
  return theirs && mine ? mine / theirs : undefined;
}

/** The inputs on which a peer disagrees with our rule. */
function disagreements({ subject }: Measured, peer: string): string[] {
  const theirs = subject.peers[peer];
  const mine = subject.accepts;
  const texts = subject.inputs.filter((input) => typeof input === 'string');
  return theirs && mine ? texts.filter((input) => theirs.accepts(input) !== mine(input)) : [];
}

/** A Markdown table with one row for each rule. */
export function table(measured: readonly Measured[]): string {
  const head = [
    'rule',
    'function Mops/s',
    'schema Mops/s',
    'validator.js',
    'ibantools',
    'zod',
    '× validator.js',
    'bytes',
    'validator.js bytes',
    'ibantools bytes',
    'zod bytes',
    '100 kB hostile, ms',
    'decided otherwise',
  ];
  const rows = measured.map((row) => [
    row.subject.rule,
    millions(row.rates.function),
    millions(row.rates.schema),
    millions(row.rates.validator),
    millions(row.rates.ibantools),
    millions(row.rates.zod),
    timesFaster(row, 'validator')?.toFixed(1) ?? '–',
    count(row.bytes.ours),
    count(row.bytes.validator),
    count(row.bytes.ibantools),
    count(row.bytes.zod),
    row.hostile.toFixed(2),
    Object.keys(row.subject.peers)
      .flatMap((peer) => disagreements(row, peer).map((input) => `${peer}: ${input}`))
      .join(', ') || '–',
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
