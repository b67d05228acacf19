import type { Flow } from '../domain/flow.ts';
import { hasEmailToVerify, hasPhoneToVerify } from '../domain/registration.ts';
import type { FlowMode } from '../domain/steps.ts';
import { readText, removeText, writeText } from './session-text.ts';

export const draftKey = (mode: FlowMode): string => `recovery-options.draft.${mode}`;

/** Whether something is kept that may be a draft. */
export const hasDraft = (mode: FlowMode): boolean => readText(draftKey(mode)) !== null;

/** Screens with something to lose. The password screen has nothing. */
const keptScreens: readonly string[] = ['phone-email-setup', 'verify-email', 'verify-phone', 'success'];

const hasSomethingToKeep = ({ step, details, verified }: Flow): boolean =>
  keptScreens.includes(step) &&
  (verified.email || verified.phone || hasEmailToVerify(details) || hasPhoneToVerify(details));

/** Stores the draft while the flow is running, and removes it after the flow has ended. */
export function keepDraft(flow: Flow, userId: number, now: number): void {
  if (flow.step === 'ended') removeText(draftKey(flow.mode));
  if (!hasSomethingToKeep(flow)) return;
  const { email, phoneDetails } = flow.details;
  const draft = { userId, savedAt: now, screen: flow.step, email, phoneDetails, verified: flow.verified };
  writeText(draftKey(flow.mode), JSON.stringify(draft));
}
