/** The part of WebOTP that the flow uses. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly string[] };
}

/**
 * Waits for the code of a text message, if the browser supports it (WebOTP), and passes it on as if it were typed. @returns a function that
 * stops waiting
 */
export function waitForMessage(onCode: (code: string) => void): () => void {
  const abort = new AbortController();
  if ('OTPCredential' in globalThis && navigator.credentials !== undefined) {
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && !abort.signal.aborted) onCode(code);
      },
      () => {
        // Declined, timed out or stopped. The field is still there.
      },
    );
  }
  return () => abort.abort();
}
