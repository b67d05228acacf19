/** "Recovery steps: 2 (email only) or 3 (email and phone)" (docs: recovery#recovery-step-count). */

import type { Flow } from './flow.ts';
import { hasPhoneToVerify } from './registration.ts';

export interface StepCount {
  readonly current: 1 | 2 | 3;
  readonly total: 2 | 3;
  /** The total is shown only where the reference shows it: not on phone-email-setup, which is just "Step 1". */
  readonly showsTotal: boolean;
}

/**
 * The number of a screen and the total. Undefined on screens that are not steps. With `phoneEntered` the setup screen counts with the
 * content of its field, before Continue.
 */
export function stepCount(flow: Flow, phoneEntered: boolean = hasPhoneToVerify(flow.details)): StepCount | undefined {
  switch (flow.step) {
    case 'phone-email-setup':
      return { current: 1, total: phoneEntered ? 3 : 2, showsTotal: false };
    case 'verify-email':
      return { current: 2, total: phoneEntered ? 3 : 2, showsTotal: true };
    case 'verify-phone':
      return { current: 3, total: 3, showsTotal: true };
    default:
      return undefined;
  }
}
