import type { JSX } from 'react';
import { NetworkError } from 'shared-client';
import type { Step } from '../domain/steps.ts';
import { type LazyPart, lazyPart } from '../state/later/lazy-part.ts';
import { codesPart, redirectPart } from '../state/later/parts.ts';

type Screens = Partial<Record<Step, () => JSX.Element>>;

const unreachable = (error: unknown): never => {
  throw new NetworkError('A screen of the flow could not be loaded.', { cause: error });
};

const setup = lazyPart<Screens>(() =>
  import(/* webpackChunkName: "setup" */ './setup-screen.ts').then(
    ({ PhoneEmailSetup }) => ({ 'phone-email-setup': PhoneEmailSetup }),
    unreachable,
  ),
);
const codes = lazyPart<Screens>(() =>
  import(/* webpackChunkName: "codes" */ './code-screens.ts').then(
    ({ VerifyEmail, VerifyPhone, Success }) => ({
      'verify-email': VerifyEmail,
      'verify-phone': VerifyPhone,
      success: Success,
    }),
    unreachable,
  ),
);

const parts: Partial<Record<Step, LazyPart<Screens>>> = {
  'phone-email-setup': setup,
  'verify-email': codes,
  'verify-phone': codes,
  success: codes,
};

/** Loads the screen of a step; undefined if it is there. */
export function loadScreen(step: Step): Promise<unknown> | undefined {
  const part = parts[step];
  return part === undefined || part.loaded() !== undefined ? undefined : part.load();
}

/** The screen of a step, once it is loaded. */
export const loadedScreen = (step: Step): (() => JSX.Element) | undefined => parts[step]?.loaded()?.[step];

/** Fetches the screens ahead. If that fails, the step that needs one tries again and reports it. */
export function fetchScreens(wanted: 'setup' | 'all'): void {
  const loading: readonly Promise<unknown>[] =
    wanted === 'setup' ? [setup.load()] : [setup.load(), codes.load(), codesPart.load(), redirectPart.load()];
  for (const one of loading) one.catch(() => undefined);
}
