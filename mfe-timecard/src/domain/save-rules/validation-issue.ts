/** A reason why a timecard cannot be saved or submitted. */
export interface ValidationIssue {
  /** Error key, as in the reference if it names one; also the label key of the text. */
  readonly key: string;
  /** Values of the text's placeholders. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Key of the day it is about; absent for the whole timecard. */
  readonly day?: string;
  /** The control it leads to, named by {@link fieldOf}. */
  readonly field?: string;
}

/** Creates an issue. `place` names the day and the control it is about. */
export function issue(
  key: string,
  place: { day?: string; field?: string } = {},
  params: ValidationIssue['params'] = {},
): ValidationIssue {
  return { key, params, ...place };
}

/** Names a control: `fieldOf('row-4', 'start')`. The control on the page has the same name, so an issue can lead to it. */
export function fieldOf(...parts: readonly string[]): string {
  return parts.join('.');
}
