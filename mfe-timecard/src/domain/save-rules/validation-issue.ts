/** A reason why a timecard cannot be saved or submitted. */
export interface ValidationIssue {
  /** Error key, as the reference spells it where it names one; also the label key of its sentence. */
  readonly key: string;
  /** Values of the sentence's placeholders. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Key of the day it is about; absent for the whole timecard. */
  readonly day?: string;
  /** Control it leads to, as {@link fieldOf} spells it. */
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

/** Names a control: `fieldOf('row-4', 'start')`. The screen gives it the same name, so an issue can lead to it. */
export function fieldOf(...parts: readonly string[]): string {
  return parts.join('.');
}
