import type { Place } from 'shared-client/recovery';
import { mayRemoveMobile } from 'shared-validators';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Channel } from '../domain/code-entry.ts';
import { type FlowEvent, next } from '../domain/flow.ts';
import type { PhoneDetails } from '../domain/registration.ts';
import type { FlowMode, Screen } from '../domain/steps.ts';
import type { Calls, FlowUser } from './calls.ts';
import { calls as realCalls } from './calls.ts';
import { type CodeActions, codeActions } from './code-actions.ts';
import { keepDraft, readDraft } from './draft-storage.ts';
import { errorNotice, isConflict, isForbidden, lastContact } from './error-notice.ts';
import { locate } from './geolocation.ts';
import { newChannel, newState, type RecoveryState } from './recovery-state.ts';
import { registeredOf } from './registered.ts';
import type { StoreParts } from './store-parts.ts';

/** "Flow start" and "Continue" (docs: recovery#recovery-start-delay, recovery#recovery-phone-hint), in milliseconds. */
export const START_DELAY_MS = 100;
const CONTINUE_DELAY_MS = 100;

export interface StoreOptions {
  readonly mode: FlowMode;
  /** The screen the URL asks for at the start; undefined where the flow begins at its beginning. */
  readonly screen: () => Screen | undefined;
  /** Memory routing: a draft's own screen is resumed, as no URL remembers it. */
  readonly resumes: boolean;
  readonly geolocationService?: string | undefined;
  readonly calls?: Calls;
  readonly now?: () => number;
}

export interface RecoveryStore extends CodeActions {
  readonly getState: StoreApi<RecoveryState>['getState'];
  readonly getInitialState: StoreApi<RecoveryState>['getInitialState'];
  readonly subscribe: StoreApi<RecoveryState>['subscribe'];
  /** Begins, after its delay; again after `stop` and where it failed. */
  start(): void;
  /** The mount goes away: nothing that is still under way changes anything any more. */
  stop(): void;
  confirmPassword(password: string): Promise<void>;
  /** Continue of phone-email-setup, after its delay. */
  continueWith(email: string, phoneDetails: PhoneDetails): void;
  /** Whether the removal of the number is asked about; the only contact is kept, and the banner says so. */
  askRemoval(): boolean;
  removePhone(): Promise<boolean>;
  dispatch(event: FlowEvent): void;
  dismissError(): void;
}

/** The flow of one mount: its state and what can be done to it. */
export function createRecoveryStore(options: StoreOptions): RecoveryStore {
  const { calls = realCalls, now = Date.now } = options;
  const store = createStore<RecoveryState>()(() => newState(options.mode));
  const { getState: get, setState: set } = store;
  const tickets = new Map<string, number>();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let place: Place = {};
  let asking: Promise<FlowUser> | undefined;

  const ticket = (kind: string) => {
    const mine = (tickets.get(kind) ?? 0) + 1;
    tickets.set(kind, mine);
    return () => tickets.get(kind) === mine;
  };
  const after = (milliseconds: number, work: () => void) => timers.push(setTimeout(work, milliseconds));

  const dispatch = (event: FlowEvent): void => {
    const before = get().flow;
    const flow = next(before, event);
    if (flow === before) return;
    const moved = flow.step !== before.step;
    set({ flow, ...(moved ? { error: undefined, passwordRejected: false } : {}) });
    const user = get().user;
    if (user) keepDraft(flow, user.userId, now());
    if (!moved) return;
    // "Entering a verify screen automatically sends a code", decided here and not in a component's life.
    if (flow.step === 'verify-email') codes.enter('email');
    if (flow.step === 'verify-phone') codes.enter('phone');
  };

  const parts: StoreParts = {
    set,
    get,
    calls,
    now,
    dispatch,
    place: () => place,
    user: () => get().user as FlowUser,
    ticket,
  };
  const codes = codeActions(parts);

  async function begin(): Promise<void> {
    const current = ticket('start');
    set({ error: undefined });
    try {
      const loading = asking ?? calls.loadUser();
      asking = undefined;
      const user = await loading;
      if (!current()) return;
      set({ user });
      void locate(options.geolocationService, calls.getGoogleApiKey).then((found) => {
        place = found;
      });
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

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ...codes,
    dispatch,
    dismissError: () => set({ error: undefined }),

    start() {
      if (get().flow.step !== 'starting') return;
      // The delay is the flow's; whom it is for is asked meanwhile. It hears of a failure when it begins.
      asking = calls.loadUser();
      asking.catch(() => undefined);
      after(START_DELAY_MS, () => void begin());
    },

    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      for (const kind of tickets.keys()) ticket(kind);
      set({ busy: undefined, codes: withoutPendingCalls(get().codes) });
    },

    async confirmPassword(password) {
      if (get().busy === 'confirming') return;
      const current = ticket('password');
      const { userId, userName } = parts.user();
      set({ busy: 'confirming', error: undefined, passwordRejected: false });
      try {
        const right = await calls.authenticate(userName, password);
        if (!current()) return;
        if (!right) return set({ busy: undefined, passwordRejected: true });
        const registered = registeredOf(await calls.getRecoveryOptions(userId, { unmask: true }));
        if (!current()) return;
        const { flow, passwordAskedAgain } = get();
        const draft = passwordAskedAgain
          ? { email: flow.details.email, phoneDetails: flow.details.phoneDetails, verified: flow.verified }
          : undefined;
        set({ busy: undefined, passwordAskedAgain: false });
        dispatch({ type: 'password-confirmed', registered, draft });
      } catch (error) {
        if (!current()) return;
        const retry = () => void this.confirmPassword(password);
        set({ busy: undefined, error: errorNotice('confirming the password', error, retry) });
      }
    },

    continueWith(email, phoneDetails) {
      if (get().busy !== undefined) return;
      set({ busy: 'continuing', error: undefined });
      const current = ticket('continue');
      after(CONTINUE_DELAY_MS, () => {
        if (!current()) return;
        set({ busy: undefined });
        dispatch({ type: 'continue', email, phoneDetails });
      });
    },

    askRemoval() {
      if (mayRemoveMobile(get().flow.details.registeredDetails)) return true;
      set({ error: lastContact });
      return false;
    },

    async removePhone() {
      if (get().busy !== undefined) return false;
      const current = ticket('remove');
      set({ busy: 'removing', error: undefined });
      try {
        await calls.removeMobile(parts.user().userId, place);
        if (!current()) return false;
        set({ busy: undefined });
        dispatch({ type: 'phone-removed' });
        return true;
      } catch (error) {
        if (!current()) return false;
        set({ busy: undefined });
        if (isForbidden(error)) {
          set({ passwordAskedAgain: true });
          dispatch({ type: 'password-needed' });
        } else if (isConflict(error)) set({ error: lastContact });
        else set({ error: errorNotice('removing the number', error, () => void this.removePhone()) });
        return false;
      }
    },
  };
}

/** Clears the pending state of calls whose response is no longer awaited. */
const withoutPendingCalls = (codes: Readonly<Record<Channel, typeof newChannel>>): typeof codes => {
  const withoutPendingCall = (channel: typeof newChannel): typeof newChannel =>
    channel.sending || channel.entry.status === 'initiated'
      ? { ...channel, sending: false, entry: channel.entry.status === 'initiated' ? newChannel.entry : channel.entry }
      : channel;
  return { email: withoutPendingCall(codes.email), phone: withoutPendingCall(codes.phone) };
};
