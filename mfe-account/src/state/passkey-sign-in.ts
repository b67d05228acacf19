import { askForPasskey, signInByPasskey } from 'shared-client/account';
import type { Failure } from '../domain/failure.ts';
import { callFailure } from './call-failure.ts';
import { type PasskeyDevice, passkeyDevice } from './passkey-device.ts';

/** A challenge is valid for ten minutes. A page that stays open requests another one before that. */
const RENEW_MILLISECONDS = 9 * 60_000;

export const passkeyCalls = { askForPasskey, signInByPasskey };

export interface PasskeySignInOptions {
  readonly returnUrl: string | undefined;
  readonly go: (to: string) => void;
  readonly fail: (failure: Failure) => void;
  /** After the password: only passkeys of the same account are accepted. */
  readonly secondFactor?: boolean;
}

export interface PasskeySignIn {
  /** Offers passkeys among the suggestions of the user name field; does nothing if the browser cannot. */
  offer(): Promise<void>;
  /** Asks for a passkey now. @returns the failure; undefined if the page is being left, or a newer call has replaced this one */
  ask(): Promise<Failure | undefined>;
  stop(): void;
}

/** Signing in by passkey. Only one ceremony runs at a time: starting one cancels the one before. */
export function createPasskeySignIn(
  { returnUrl, go, fail, secondFactor = false }: PasskeySignInOptions,
  calls = passkeyCalls,
  device: PasskeyDevice = passkeyDevice,
): PasskeySignIn {
  let newest = 0;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): number {
    clearTimeout(timer);
    newest += 1;
    return newest;
  }

  async function offer(): Promise<void> {
    const mine = begin();
    try {
      if (!(await device.canAutofill())) return;
      const options = await calls.askForPasskey();
      if (mine !== newest) return;
      timer = setTimeout(() => void offer(), RENEW_MILLISECONDS);
      isWaiting = true;
      const credential = await device.get(options, { autofill: true });
      if (mine !== newest) return;
      clearTimeout(timer);
      await prove(credential);
    } catch {
      // No passkey was chosen, or none could be offered. The form is still there.
    }
  }

  /** A passkey was chosen, so failures are shown from here on. */
  async function prove(credential: Awaited<ReturnType<PasskeyDevice['get']>>): Promise<void> {
    try {
      go(await calls.signInByPasskey({ credential, returnUrl }));
    } catch (error) {
      fail(callFailure('signing in by a passkey', error));
    }
  }

  async function ask(): Promise<Failure | undefined> {
    const mine = begin();
    try {
      const options = await calls.askForPasskey({ secondFactor });
      isWaiting = true;
      const credential = await device.get(options, { autofill: false });
      go(await calls.signInByPasskey({ credential, returnUrl }));
      return undefined;
    } catch (error) {
      return mine === newest ? callFailure('signing in by a passkey', error) : undefined;
    }
  }

  return {
    offer,
    ask,
    stop() {
      begin();
      if (isWaiting) void device.cancel();
      isWaiting = false;
    },
  };
}
