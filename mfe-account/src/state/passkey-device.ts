import type {
  AuthenticationCredential,
  PasskeyCreation,
  PasskeyRequest,
  RegistrationCredential,
} from 'shared-client/account';

/** Loaded when the first passkey is used. */
const webAuthn = () => import('@simplewebauthn/browser');

/** The browser's side of WebAuthn, replaced in tests. */
export const passkeyDevice = {
  isThere: (): boolean => typeof window.PublicKeyCredential === 'function',

  /** Whether the browser can suggest passkeys in the user name field. */
  async canAutofill(): Promise<boolean> {
    if (!this.isThere()) return false;
    return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
  },

  async make(optionsJSON: PasskeyCreation): Promise<RegistrationCredential> {
    const { startRegistration } = await webAuthn();
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    return { ...(await startRegistration({ optionsJSON: optionsJSON as Options })), clientExtensionResults: {} };
  },

  /** Waits until a passkey is chosen, from the suggestions of the user name field or from a dialog. A new call cancels an earlier one. */
  async get(
    optionsJSON: PasskeyRequest,
    { autofill }: { readonly autofill: boolean },
  ): Promise<AuthenticationCredential> {
    const { startAuthentication } = await webAuthn();
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const credential = await startAuthentication({
      optionsJSON: optionsJSON as Options,
      useBrowserAutofill: autofill,
      // The library looks for the field only in the document, not in a shadow root.
      verifyBrowserAutofillInput: false,
    });
    return { ...credential, clientExtensionResults: {} };
  },

  /** Cancels a waiting call. */
  async cancel(): Promise<void> {
    (await webAuthn()).WebAuthnAbortService.cancelCeremony();
  },
};

export type PasskeyDevice = typeof passkeyDevice;
