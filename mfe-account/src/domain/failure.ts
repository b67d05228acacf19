/** The message for a failed call: a label with its values. */
export interface Failure {
  readonly label: string;
  readonly values?: Readonly<Record<string, number>>;
  /** Whether the same call may work when it is tried again. */
  readonly isRepeatable: boolean;
}

/** Refusals with their own message; all other refusals have the message of their kind. */
const SAID = [
  'ERR_COMPANY_FAILED',
  'ERR_REPORT_ENDED',
  'ERR_REPORT_SETTLED',
  'ERR_RESET_ENDED',
  'ERR_RESET_OVERTAKEN',
  'ERR_PASSWORD_RULE',
  'ERR_PASSWORD_COMMON',
  'ERR_SIGN_IN',
  'ERR_SIGN_IN_ENDED',
  'ERR_SECOND_FACTOR',
  'ERR_AUTHENTICATOR_THERE',
  'ERR_LINK_PASSWORD',
  'ERR_LINK_SELF',
  'ERR_NAME_CHARACTERS',
  'ERR_NO_CONTACT',
  'ERR_PASSKEY',
  'ERR_PASSKEY_MANY',
  'ERR_PASSKEY_REFUSED',
] as const;

const KINDS: Readonly<Record<string, string>> = {
  network: 'ERR_AC_RECOVERY_OFFLINE',
  deadline: 'ERR_AC_RECOVERY_SLOW',
  server: 'ERR_AC_RECOVERY_SERVER',
  unavailable: 'ERR_AC_UNAVAILABLE_KEPT',
};

/**
 * @param kind the kind of the call's error; `unavailable` for a 503
 * @param waitSeconds the seconds that a 429 response asked to wait
 */
export function failureOf(kind: string, token: string | undefined, waitSeconds: number | undefined): Failure {
  const said = SAID.find((one) => one === token);
  if (said) return { label: said, isRepeatable: false };
  if (kind === 'rate-limited') {
    const count = Math.max(1, Math.ceil((waitSeconds ?? 60) / 60));
    return { label: 'ERR_AC_RECOVERY_WAIT', values: { count }, isRepeatable: false };
  }
  return { label: KINDS[kind] ?? 'ERR_AC_RECOVERY_FAILED', isRepeatable: Object.hasOwn(KINDS, kind) };
}

/** The labels for errors of the browser when it creates or uses a passkey, by the name of the error (WebAuthn Level 3). */
const DEVICE: Readonly<Record<string, string>> = {
  InvalidStateError: 'ERR_PASSKEY_THERE',
  NotAllowedError: 'ERR_PASSKEY_CANCELLED',
  AbortError: 'ERR_PASSKEY_CANCELLED',
};

/** The message for an error of the device; undefined for other errors. */
export function deviceFailure(name: string): Failure | undefined {
  const label = Object.hasOwn(DEVICE, name) ? DEVICE[name] : undefined;
  return label === undefined ? undefined : { label, isRepeatable: false };
}
