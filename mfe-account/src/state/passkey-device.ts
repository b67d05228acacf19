import type {
  AuthenticationCredential,
  PasskeyCreation,
  PasskeyRequest,
  RegistrationCredential,
} from 'shared-client/account';

/** Loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** The browser's half of WebAuthn; a test has its own. */
export const passkeyDevice = {
  isThere: (): boolean => typeof window.PublicKeyCredential === 'function',

  /** Whether passkeys are offered where the user name is typed. */
  async canAutofill(): Promise<boolean> {
    if (!this.isThere()) return false;
    return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
  },

  async make(optionsJSON: PasskeyCreation): Promise<RegistrationCredential> {
    const { startRegistration } = await webAuthn();
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    return { ...(await startRegistration({ optionsJSON: optionsJSON as Options })), clientExtensionResults: {} };
  },

  /** Waits for a passkey to be chosen: from the user name's suggestions, or else from a dialog. A newer call ends an older one. */
  async get(
    optionsJSON: PasskeyRequest,
    { autofill }: { readonly autofill: boolean },
  ): Promise<AuthenticationCredential> {
    const { startAuthentication } = await webAuthn();
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const credential = await startAuthentication({
      optionsJSON: optionsJSON as Options,
      useBrowserAutofill: autofill,
      // It looks for the field in the document alone, not in a shadow root.
      verifyBrowserAutofillInput: false,
    });
    return { ...credential, clientExtensionResults: {} };
  },

  /** Ends what waits. */
  async cancel(): Promise<void> {
    (await webAuthn()).WebAuthnAbortService.cancelCeremony();
  },
};

export type PasskeyDevice = typeof passkeyDevice;
