import * as v from 'valibot';
import { CODE_LIFE_MS } from '../domain/code-clock.ts';
import type { Draft, Flow } from '../domain/flow.ts';
import { hasEmailToVerify, hasPhoneToVerify } from '../domain/registration.ts';
import { type FlowMode, type Screen, screens } from '../domain/steps.ts';
import { readText, removeText, writeText } from './session-text.ts';

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

const keyOf = (mode: FlowMode): string => `recovery-options.draft.${mode}`;

/** Screens with something to lose. The password screen has nothing. */
const keptScreens: readonly string[] = ['phone-email-setup', 'verify-email', 'verify-phone', 'success'];

/**
 * Reads the progress of this tab, which a phone may discard while the user reads the code. It is valid for the lifetime of a code, for the
 * same user, in this tab; anything else is ignored.
 */
export function readDraft(mode: FlowMode, userId: number, now: number): StoredDraft | undefined {
  const stored = readText(keyOf(mode));
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

const hasSomethingToKeep = ({ step, details, verified }: Flow): boolean =>
  keptScreens.includes(step) &&
  (verified.email || verified.phone || hasEmailToVerify(details) || hasPhoneToVerify(details));

/** Stores the draft while the flow is running, and removes it after the flow has ended. */
export function keepDraft(flow: Flow, userId: number, now: number): void {
  if (flow.step === 'ended') removeText(keyOf(flow.mode));
  if (!hasSomethingToKeep(flow)) return;
  const { email, phoneDetails } = flow.details;
  const draft = { userId, savedAt: now, screen: flow.step, email, phoneDetails, verified: flow.verified };
  writeText(keyOf(flow.mode), JSON.stringify(draft));
}
