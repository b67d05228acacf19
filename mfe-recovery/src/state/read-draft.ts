import * as v from 'valibot';
import { CODE_LIFE_MS } from '../domain/code-clock.ts';
import type { Draft } from '../domain/flow.ts';
import { type FlowMode, type Screen, screens } from '../domain/steps.ts';
import { draftKey } from './draft-storage.ts';
import { readText } from './session-text.ts';

const text = v.pipe(v.string(), v.maxLength(400));

const kept = v.object({
  userId: v.number(),
  savedAt: v.number(),
  screen: v.picklist(screens),
  email: text,
  phoneDetails: v.object({ phoneNumber: text, phoneCode: text, countryCode: text }),
  verified: v.object({ email: v.boolean(), phone: v.boolean() }),
});

export interface StoredDraft extends Draft {
  readonly screen: Screen;
}

/**
 * Reads the progress of this tab, which a phone may discard while the user reads the code. It is valid for the lifetime of a code, for the
 * same user, in this tab; anything else is ignored.
 */
export function readDraft(mode: FlowMode, userId: number, now: number): StoredDraft | undefined {
  const stored = readText(draftKey(mode));
  if (stored === null) return undefined;
  try {
    const result = v.safeParse(kept, JSON.parse(stored));
    if (!result.success) return undefined;
    const { userId: owner, savedAt, ...draft } = result.output;
    return owner === userId && now - savedAt < CODE_LIFE_MS && now >= savedAt ? draft : undefined;
  } catch {
    return undefined;
  }
}
