import type { Place } from 'shared-client/recovery';
import { reportFailure } from 'shared-client/report-failure';
import type { FlowMode, Screen } from '../domain/steps.ts';
import type { FlowUser } from './calls.ts';
import { hasDraft } from './draft-storage.ts';
import { errorNotice, isForbidden } from './error-notice.ts';
import { serverPart } from './later/parts.ts';
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

/** "Flow start" (docs: recovery#recovery-start-delay), in milliseconds since the flow was made: its first rendering is a part of it. */
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
  const madeAt = performance.now();
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
      void findPlace();
      void loadCountries();
      const draft = hasDraft(options.mode) ? await readDraft(user.userId) : undefined;
      if (!current()) return;
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

  const readDraft = async (userId: number) =>
    (serverPart.loaded() ?? (await serverPart.load())).readDraft(options.mode, userId, now());

  /** Best effort: without the part that locates, nobody is located. */
  async function findPlace(): Promise<void> {
    if (options.geolocationService === undefined) return;
    const server = await serverPart.load().catch(() => undefined);
    onPlace((await server?.locate(options.geolocationService, calls.getGoogleApiKey)) ?? {});
  }

  /** "Invalid country list: error logged, empty list used" (docs: session#countries). */
  async function loadCountries(): Promise<void> {
    try {
      const list = await calls.getCountries();
      set({ countries: list.map(({ countryCode }) => countryCode.toLowerCase()) });
    } catch (error) {
      reportFailure('The country list could not be read; an empty one is used.', error);
      set({ countries: [] });
    }
  }

  return () => {
    if (get().flow.step !== 'starting') return;
    // The user is requested during the delay. A failure is reported when the flow begins.
    asking = calls.loadUser();
    asking.catch(() => undefined);
    after(START_DELAY_MS - (performance.now() - madeAt), () => void begin());
  };
}
