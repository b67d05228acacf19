/** Whether the person signed out in this page: what is typed until it is gone is not kept. */
let signedOut = false;

export const isSignedOut = (): boolean => signedOut;

export function stopKeeping(): void {
  signedOut = true;
}
