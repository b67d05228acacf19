import type { ReportedEvent } from '../receive/event-schema.ts';
import { positionsIn } from '../sources/positions-in.ts';
import { type ScriptPosition, type SourcePosition, written } from '../sources/source-maps.ts';
import type { Series } from './series.ts';

export const TRIAL_ERRORS = 'portal_trial_errors_total';

/** The most errors that are put into words. */
const SAID = 3;

/** An error with which page loads of a candidate began to fail. */
export interface FirstError {
  /** Whom it is attributed to; a candidate may break its neighbour. */
  readonly of: string;
  readonly kind: string;
  /** Its class; '' if there is none. */
  readonly error: string;
  /** The pattern of the route. */
  readonly route: string;
  /** `NAME@VERSION` whose script threw it, and where in it; '' if it is not known. */
  readonly script: string;
  readonly position: string;
  /** Page loads. */
  readonly count: number;
}

type ErrorReported = Extract<ReportedEvent, { type: 'error' }>;

/** The labels of an error, beside those of the candidate. */
export function labelsOfError({ microFrontend, version, kind, error = '', route, position, thrownIn }: ErrorReported) {
  const thrown = thrownIn ?? { microFrontend, version, position };
  const script = thrown.position ? `${thrown.microFrontend}@${thrown.version}` : '';
  return { of: microFrontend, kind, error, route, script, position: thrown.position ?? '' };
}

/** The errors with which page loads of a candidate began to fail, the most frequent first. @param candidate `NAME@VERSION` */
export function firstErrors(series: readonly Series[], candidate: string): FirstError[] {
  const found = new Map<string, FirstError>();
  for (const { counter, labels, count } of series) {
    const { micro_frontend, version, of = '', kind = '', error = '', route = '', script = '', position = '' } = labels;
    if (counter !== TRIAL_ERRORS || `${micro_frontend}@${version}` !== candidate) continue;
    const one = { of, kind, error, route, script, position };
    const key = JSON.stringify(one);
    found.set(key, { ...one, count: count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}

/**
 * The errors in words: `18 begin with TypeError of mfe_notes on /notes (mfe_notes, src/ui/page.tsx:12:5)`; '' for none.
 *
 * @param sourceOf where in the sources a position in a script is from
 */
export async function firstErrorsInWords(
  errors: readonly FirstError[],
  sourceOf: (position: ScriptPosition) => Promise<SourcePosition | undefined>,
): Promise<string> {
  const all = errors.slice(0, SAID).map(async ({ of, kind, error, route, script, position, count }) => {
    const [name = '', version = ''] = script.split('@');
    const [at] = positionsIn(position, [name, version]);
    const source = at && (await sourceOf(at).catch(() => undefined));
    const place = at && ` (${name}, ${source ? written(source) : `${version}/${position}`})`;
    return `${count.toLocaleString('en')} begin with ${error || kind} of ${of} on ${route || 'no page'}${place ?? ''}`;
  });
  return (await Promise.all(all)).join(', ');
}
