import { changeNotice, codeOfOwner, codeOfReset } from '../reset/notices.ts';
import type { Composer } from './sender.ts';

/** Each kind of work that writes messages after a response, by its name in the queue. Earlier releases have left such names there. */
export const composers: Readonly<Record<string, Composer>> = {
  'change-notice': changeNotice,
  'owner-code': codeOfOwner,
  'reset-code': codeOfReset,
};
