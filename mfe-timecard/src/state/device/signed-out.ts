/** Whether the person signed out on this page. Anything typed until the page is gone is not stored. */
let signedOut = false;

export const isSignedOut = (): boolean => signedOut;

export function stopKeeping(): void {
  signedOut = true;
}
