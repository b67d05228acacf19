import * as v from 'valibot';
import { entriesAsText } from '../../domain/conflict/entries-as-text.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { formSchema } from './form-schema.ts';

/** A timecard's unsaved entries, stored on this device. */
export interface Draft {
  /** ISO instant. */
  readonly keptAt: string;
  /** Version of the timecard the entries started from. */
  readonly version: number;
  readonly form: TimecardForm;
  /** The server's form at that time; null in drafts of older builds, which did not store it. */
  readonly base: TimecardForm | null;
}

/** A draft that this build cannot restore, because it is another build's or damaged. A person can still read its entries. */
export interface UnreadableDraft {
  /** ISO instant; null if not even that can be read. */
  readonly keptAt: string | null;
  /** One line per entry, as `2026-11-16 start: 09:00`. */
  readonly text: string;
}

/** Increment it with every change of the form that older records do not have; {@link readDraft} then migrates them. */
const DRAFT_FORMAT = 2;

const current = v.object({
  format: v.literal(DRAFT_FORMAT),
  keptAt: v.string(),
  version: v.number(),
  form: formSchema,
  base: v.nullable(formSchema),
});

/** The format before formats were numbered, without the base of the entries. */
const first = v.pipe(
  v.object({ format: v.optional(v.undefined()), keptAt: v.string(), version: v.number(), form: formSchema }),
  v.transform((draft) => ({ ...draft, base: null })),
);

export const draftSchema = v.union([current, first]);

/** Serializes a draft. */
export function writeDraft(draft: Draft): string {
  return JSON.stringify({ format: DRAFT_FORMAT, ...draft });
}

/** Reads a draft of this build or an older one. */
export function readDraft(text: string): Draft | UnreadableDraft {
  const written = parsed(text);
  const read = v.safeParse(draftSchema, written);
  if (read.success) {
    const { keptAt, version, form, base } = read.output;
    return { keptAt, version, form, base };
  }
  const { keptAt, form } = v.parse(v.fallback(loose, { keptAt: null, form: null }), written);
  return { keptAt, text: form === null ? '' : entriesAsText(form) };
}

export function isReadable(draft: Draft | UnreadableDraft): draft is Draft {
  return 'form' in draft;
}

const loose = v.object({
  keptAt: v.fallback(v.nullable(v.string()), null),
  form: v.fallback(v.nullable(v.looseObject({ days: v.array(v.looseObject({})) })), null),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
