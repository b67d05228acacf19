import type { Place } from 'shared-client/recovery';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Channel } from '../domain/code-entry.ts';
import { type FlowEvent, next } from '../domain/flow.ts';
import type { Calls, FlowUser } from './calls.ts';
import { calls as realCalls } from './calls.ts';
import { type CodeActions, codeActions } from './code-actions.ts';
import { type ContactActions, contactActions } from './contact-actions.ts';
import { keepDraft } from './draft-storage.ts';
import { flowStart, type StartOptions } from './flow-start.ts';
import { passwordConfirmation } from './password-confirmation.ts';
import { newChannel, newState, type RecoveryState } from './recovery-state.ts';
import type { StoreParts } from './store-parts.ts';

export interface StoreOptions extends StartOptions {
  readonly calls?: Calls;
  readonly now?: () => number;
}

export interface RecoveryStore extends CodeActions, ContactActions {
  readonly getState: StoreApi<RecoveryState>['getState'];
  readonly getInitialState: StoreApi<RecoveryState>['getInitialState'];
  readonly subscribe: StoreApi<RecoveryState>['subscribe'];
  /** Starts the flow, after its delay; can be called again after `stop` or a failure. */
  start(): void;
  /** Called on unmount: calls that are still under way no longer change anything. */
  stop(): void;
  confirmPassword(password: string): Promise<void>;
  dispatch(event: FlowEvent): void;
  dismissError(): void;
}

/** The flow of one mount: its state and actions. */
export function createRecoveryStore(options: StoreOptions): RecoveryStore {
  const { calls = realCalls, now = Date.now } = options;
  const store = createStore<RecoveryState>()(() => newState(options.mode));
  const { getState: get, setState: set } = store;
  const tickets = new Map<string, number>();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let place: Place = {};

  const ticket = (kind: string) => {
    const mine = (tickets.get(kind) ?? 0) + 1;
    tickets.set(kind, mine);
    return () => tickets.get(kind) === mine;
  };
  const after = (milliseconds: number, work: () => void): void => void timers.push(setTimeout(work, milliseconds));

  const dispatch = (event: FlowEvent): void => {
    const before = get().flow;
    const flow = next(before, event);
    if (flow === before) return;
    const moved = flow.step !== before.step;
    set({ flow, ...(moved ? { error: undefined, passwordRejected: false } : {}) });
    const user = get().user;
    if (user) keepDraft(flow, user.userId, now());
    if (!moved) return;
    // "Entering a verify screen automatically sends a code". It is done here, so that it does not depend on when a component mounts.
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
    after,
  };
  const codes = codeActions(parts);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ...codes,
    ...contactActions(parts),
    confirmPassword: passwordConfirmation(parts),
    start: flowStart(parts, options, (found) => {
      place = found;
    }),
    dispatch,
    dismissError: () => set({ error: undefined }),

    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      for (const kind of tickets.keys()) ticket(kind);
      set({ busy: undefined, codes: withoutPendingCalls(get().codes) });
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
