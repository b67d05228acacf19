import { UnauthorisedError } from 'shared-client';

/**
 * Writes a failed call to the console. The end of a session is no failure: the page is on its way to the sign-in page, or its host asks the
 * user to sign in.
 */
export function reportFailure(sentence: string, error: unknown): void {
  if (!(error instanceof UnauthorisedError)) console.error(sentence, error);
}
