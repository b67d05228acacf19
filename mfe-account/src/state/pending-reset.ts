import { declareDeviceData } from 'shared-session/device-data';
import * as v from 'valibot';
import type { ResetState } from './reset-state.ts';

/** Stored in this tab only. A phone may discard the tab while its owner reads the message with the code. */
const KEY = 'portal.reset';

export const keptSchema = v.object({
  step: v.picklist(['contact', 'code', 'password']),
  account: v.string(),
  reset: v.string(),
  contacts: v.array(v.object({ channel: v.picklist(['Email', 'Mobile']), masked: v.string() })),
  channel: v.picklist(['Email', 'Mobile']),
  sent: v.optional(
    v.object({
      at: v.number(),
      expiresInSeconds: v.number(),
      resendAfterSeconds: v.number(),
      delayed: v.optional(v.boolean()),
    }),
  ),
  keptAt: v.number(),
});

/** The time for which the server lets a reset continue. */
const LIFETIME_MS = 60 * 60_000;

/** Stores the progress of a reset, but never a typed code or password. */
export function keepReset({ step, account, reset, contacts, channel, sent }: ResetState, at = Date.now()): void {
  if (step === 'account' || step === 'done') {
    forgetReset();
    return;
  }
  declareDeviceData({ sessionKeys: [KEY] });
  const kept = { step, account, reset, contacts, channel, ...(sent ? { sent } : {}), keptAt: at };
  use((storage) => storage.setItem(KEY, JSON.stringify(kept)));
}

export function forgetReset(): void {
  use((storage) => storage.removeItem(KEY));
}

/** The progress of this tab's reset; undefined if there is none or it is too old to continue. */
export function pendingReset(now: number): Partial<ResetState> | undefined {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(use((storage) => storage.getItem(KEY)) ?? 'null'));
    if (!read.success || now - read.output.keptAt > LIFETIME_MS) return undefined;
    const { keptAt: _, ...kept } = read.output;
    return kept;
  } catch {
    return undefined;
  }
}

/** Uses session storage, if the browser allows it. */
function use<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
