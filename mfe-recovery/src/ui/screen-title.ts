import type { Flow } from '../domain/flow.ts';
import type { Step } from '../domain/steps.ts';

const TITLES: Readonly<Record<Step, string>> = {
  starting: 'LBL_RECOVERY_REGISTRATION',
  'confirm-password': 'LBL_RECOVERY_VERIFY_ITS_YOU',
  'phone-email-setup': 'LBL_RECOVERY_REGISTRATION',
  'verify-email': 'LBL_RECOVERY_REGISTER_EMAIL',
  'verify-phone': 'LBL_RECOVERY_REGISTER_MOBILE',
  success: 'LBL_RECOVERY_COMPLETE',
  ended: 'LBL_RECOVERY_ENDED',
};

/** Label key of a screen's title. It is also the title of the dialog, and is announced when the screen opens. */
export const screenTitle = ({ step, outcome }: Pick<Flow, 'step' | 'outcome'>): string =>
  TITLES[step === 'ended' && outcome === 'completed' ? 'success' : step];
