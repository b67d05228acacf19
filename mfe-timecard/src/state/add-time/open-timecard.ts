import type { EditMetadata } from 'shared-client/schema/billing';
import { isEditable } from '../../domain/form/editable.ts';
import { formOf } from '../../domain/mapping/metadata-to-form.ts';
import { rulesOf, templateOf } from '../../domain/mapping/metadata-to-rules.ts';
import { localeUses24Hours } from '../../domain/time/clock-of-locale.ts';
import type { CustomFieldEngine } from './custom-field-widget.ts';
import { createTimecardStore, type TimecardStore } from './timecard-store.ts';

export type OpenOutcome =
  | { readonly kind: 'loaded'; readonly store: TimecardStore }
  /** This version of the page does not know the template. */
  | { readonly kind: 'unknown-template'; readonly id: number };

/** Creates the store of a timecard from its metadata. `tag` is the locale of the user. */
export function openTimecard(
  metadata: EditMetadata,
  today: string,
  engine: CustomFieldEngine | null = null,
  tag = 'en-US',
): OpenOutcome {
  const template = templateOf(metadata);
  if (!template) return { kind: 'unknown-template', id: metadata.timecardTemplateId };
  const rules = rulesOf(metadata, template, engine, localeUses24Hours(tag));
  const form = formOf(metadata, rules);
  return {
    kind: 'loaded',
    store: createTimecardStore(metadata, rules, form, firstOpenDay(form.days, metadata, today)),
  };
}

/** The day that is selected at first: the requested one, else today, else the first. */
function firstOpenDay(
  days: readonly { key: string; workedDate: string }[],
  metadata: EditMetadata,
  today: string,
): string | null {
  if (!isEditable(metadata.status, metadata.rejectionKind)) return null;
  const asked = days.find((day) => day.workedDate === metadata.selectedDate);
  return (asked ?? days.find((day) => day.workedDate === today) ?? days[0])?.key ?? null;
}
