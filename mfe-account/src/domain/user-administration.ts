import type { AdministrationAction, Factor, ManagedUser } from 'shared-client/schema/administration';

/** The factors in the order of the form. */
export const FACTOR_LABELS: Readonly<Record<Factor, string>> = {
  authenticator: 'LBL_AUTHENTICATOR',
  passkeys: 'LBL_PASSKEYS',
  'recovery-codes': 'LBL_RECOVERY_CODES',
  browsers: 'LBL_FACTOR_BROWSERS',
  'contact-step': 'LBL_FACTOR_CONTACT_STEP',
};

/** The factors that are chosen at first: all but the code to a contact (docs: account#account-factors-reset). */
export const USUAL_FACTORS: readonly Factor[] = ['authenticator', 'passkeys', 'recovery-codes', 'browsers'];

const actionKey = (action: AdministrationAction): string => action.replace('-', '_').toUpperCase();
export const actionLabel = (action: AdministrationAction): string => `LBL_ASK_${actionKey(action)}`;
export const actionText = (action: AdministrationAction): string => `MSG_ASK_${actionKey(action)}`;

/** The label of a user type; MSP and VMS are names. */
export const typeLabel = (type: ManagedUser['userType']): string =>
  (
    ({ Worker: 'LBL_AC_WORKER', Client: 'LBL_AC_CLIENT', Supplier: 'LBL_AC_SUPPLIER' }) as Readonly<
      Record<string, string>
    >
  )[type] ?? type;
