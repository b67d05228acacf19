import type { Limit } from '../limits/limit.ts';
import type { ApiOptions } from '../options.ts';
import type { Channel } from './channel.ts';

/** The limits of codes (docs: codes#code-limits), in one place. */

/** "15 minutes". */
export const CODE_SECONDS = 15 * 60;
/** "Resend cooldown 30 s": between two codes to the same pending address. */
export const RESEND_SECONDS = 30;
/** "5 attempts then a new code is needed". */
export const ATTEMPTS_PER_CODE = 5;
/** "A budget per hour that a resend does not reset": attempts with codes, over all codes of a user. */
export const TRIES_PER_HOUR = 20;
/** Codes sent per hour to all addresses of a user together, so that nobody's mailbox can be flooded. */
export const CODES_PER_HOUR = 12;

/** Text messages of all users, for each country and in total, because premium numbers could turn codes into money. */
export function limitsOfMessage(
  { channel, country }: { readonly channel: Channel; readonly country: string | null },
  { smsPerHour, smsPerCountry }: Pick<ApiOptions, 'smsPerHour' | 'smsPerCountry'>,
): readonly Limit[] {
  if (channel !== 'Mobile') return [];
  return [
    { key: ['sms', 'country', country ?? ''], max: smsPerCountry, windowSeconds: 3600 },
    { key: ['sms'], max: smsPerHour, windowSeconds: 3600 },
  ];
}
