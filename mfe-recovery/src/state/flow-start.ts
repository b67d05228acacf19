import type { Place } from 'shared-client/recovery';
import type { FlowMode, Screen } from '../domain/steps.ts';
import type { FlowUser } from './calls.ts';
import { readDraft } from './draft-storage.ts';
import { errorNotice, isForbidden } from './error-notice.ts';
import { locate } from './geolocation.ts';
import { registeredOf } from './registered.ts';
import type { StoreParts } from './store-parts.ts';

/** The options of a mount for the start. */
export interface StartOptions {
  readonly mode: FlowMode;
  /** The screen that the URL asks for; undefined to start with the first one. */
  readonly screen: () => Screen | undefined;
  /** Memory routing: the draft's screen is resumed, because it is not in the URL. */
  readonly resumes: boolean;
  readonly geolocationService?: string | undefined;
}

/** "Flow start" (docs: recovery#recovery-start-delay), in milliseconds. */
export const START_DELAY_MS = 100;

/**
 * Starts the flow after its delay: reads the user, the countries and the registered details, and resumes a draft.
 *
 * @param onPlace called with the user's location, once it is known
 */
export function flowStart(
  { get, set, calls, now, dispatch, ticket, after }: StoreParts,
  options: StartOptions,
  onPlace: (place: Place) => void,
): () => void {
  let asking: Promise<FlowUser> | undefined;

  async function begin(): Promise<void> {
    const current = ticket('start');
    set({ error: undefined });
    try {
      const loading = asking ?? calls.loadUser();
      asking = undefined;
      const user = await loading;
      if (!current()) return;
      set({ user });
      void locate(options.geolocationService, calls.getGoogleApiKey).then(onPlace);
      void loadCountries();
      const draft = readDraft(options.mode, user.userId, now());
      const screen = options.screen() ?? (options.resumes ? draft?.screen : undefined);
      const startsWithPassword = screen === undefined || screen === 'confirm-password';
      if (options.mode === 'update' && startsWithPassword) return dispatch({ type: 'password-needed' });
      const found = registeredOf(await calls.getRecoveryOptions(user.userId, { unmask: options.mode === 'update' }));
      if (!current()) return;
      set({ maskedPhone: found.maskedPhone });
      dispatch({ type: 'loaded', registered: found, screen, draft });
    } catch (error) {
      if (!current()) return;
      if (isForbidden(error) && options.mode === 'update') return dispatch({ type: 'password-needed' });
      set({ error: errorNotice('reading the recovery options', error, () => void begin()) });
    }
  }

  /** "Invalid country list: error logged, empty list used" (docs: session#countries). */
  async function loadCountries(): Promise<void> {
    try {
      const list = await calls.getCountries();
      set({ countries: list.map(({ countryCode }) => countryCode.toLowerCase()) });
    } catch (error) {
      console.error('The country list could not be read; an empty one is used.', error);
      set({ countries: [] });
    }
  }

  return () => {
    if (get().flow.step !== 'starting') return;
    // The user is requested during the delay. A failure is reported when the flow begins.
    asking = calls.loadUser();
    asking.catch(() => undefined);
    after(START_DELAY_MS, () => void begin());
  };
}
