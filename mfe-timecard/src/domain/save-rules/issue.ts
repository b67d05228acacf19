/** What stands between a timecard and its save or submit. */
export interface Issue {
  /** Error key, as the document spells it where it names one; also the label key of its sentence. */
  readonly key: string;
  /** Values of the sentence's placeholders. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Key of the day it is about; absent for the whole timecard. */
  readonly day?: string;
  /** Control it leads to, as {@link fieldOf} spells it. */
  readonly field?: string;
}

/** A rule of document 001, section 5: says what is wrong, or nothing. */
export function issue(key: string, place: { day?: string; field?: string } = {}, params: Issue['params'] = {}): Issue {
  return { key, params, ...place };
}

/** Names a control: `fieldOf('row-4', 'start')`. The screen gives it the same name, so an issue can lead to it. */
export function fieldOf(...parts: readonly string[]): string {
  return parts.join('.');
}
