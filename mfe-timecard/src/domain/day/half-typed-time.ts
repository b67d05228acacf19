import type { TimecardForm } from '../form/timecard-form.ts';

/** A time field that is being typed into, and its text. */
export interface TypedInto {
  readonly day: string;
  readonly span: string;
  readonly part: 'start' | 'end';
  readonly text: string;
}

/**
 * The form with a half-typed time. A field reports a time only once it is complete or the field is left, so a crash in between would lose
 * it from the draft. Use it for drafts only. A time that the field already has is kept.
 */
export function withHalfTyped(form: TimecardForm, { day, span, part, text }: TypedInto): TimecardForm {
  if (text.trim() === '') return form;
  const index = form.days.findIndex((one) => one.key === day);
  const found = form.days[index];
  const row = found?.spans.findIndex((one) => one.key === span) ?? -1;
  const typed = found?.spans[row];
  if (!found || found.readOnly || !typed || typed[part] !== '') return form;
  return {
    ...form,
    days: form.days.with(index, { ...found, spans: found.spans.with(row, { ...typed, [part]: text }) }),
  };
}
