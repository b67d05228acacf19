import type { TimecardForm } from '../form/timecard-form.ts';

/** A time field that is being typed into, and what stands in it. */
export interface TypedInto {
  readonly day: string;
  readonly span: string;
  readonly part: 'start' | 'end';
  readonly text: string;
}

/**
 * The form with a time as far as it is typed: the field hands it over only when it is whole, or left. For a draft alone, which a
 * crash in the middle of a field would leave without it; where the field has a time, that is what stands there.
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
