import type { Place } from 'shared-client/recovery';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Channel } from '../domain/code-status.ts';
import { type FlowEvent, next } from '../domain/flow.ts';
import type { Step } from '../domain/steps.ts';
import type { Calls, FlowUser } from './calls.ts';
import type { CodeActions } from './code-actions.ts';
import type { ContactActions } from './contact-actions.ts';
import { keepDraft } from './draft-storage.ts';
import { errorNotice } from './error-notice.ts';
import { flowStart, type StartOptions } from './flow-start.ts';
import { calls as realCalls } from './later/calls.ts';
import type { LazyPart } from './later/lazy-part.ts';
import { codesPart, serverPart } from './later/parts.ts';
import { passwordConfirmation } from './password-confirmation.ts';
import { newChannel, newState, type RecoveryState } from './recovery-state.ts';
import type { StoreParts } from './store-parts.ts';

export interface StoreOptions extends StartOptions {
  readonly calls?: Calls;
  readonly now?: () => number;
  /** Loads the screen of a step; undefined if it is there. */
  readonly loadScreen?: (step: Step) => Promise<unknown> | undefined;
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
    const loading = moved ? loadingOf(flow.step) : undefined;
    const isScreenPending = loading !== undefined;
    set({ flow, ...(moved ? { error: undefined, passwordRejected: false, isScreenPending } : {}) });
    const user = get().user;
    if (user) keepDraft(flow, user.userId, now());
    if (loading !== undefined) void arrive(loading);
    else if (moved) enter(flow.step);
  };

  /** The scripts that a step still waits for; undefined if there are none. */
  function loadingOf(step: Step): Promise<unknown> | undefined {
    const screen = options.loadScreen?.(step);
    const actions = channelOf(step) !== undefined && codesPart.loaded() === undefined ? codesPart.load() : undefined;
    return screen === undefined && actions === undefined ? undefined : Promise.all([screen, actions]);
  }

  /** Shows a step once its scripts are there, or reports that they cannot be loaded. */
  async function arrive(loading: Promise<unknown> | undefined): Promise<void> {
    const { step } = get().flow;
    const current = ticket('screen');
    try {
      await loading;
      if (!current() || get().flow.step !== step) return;
      set({ isScreenPending: false });
      enter(step);
    } catch (error) {
      if (!current() || get().flow.step !== step) return;
      set({ error: errorNotice('loading a step', error, () => void arrive(loadingOf(step))) });
    }
  }

  // "Entering a verify screen automatically sends a code". It is done here, so that it does not depend on when a component mounts.
  function enter(step: Step): void {
    const channel = channelOf(step);
    if (channel !== undefined) codes().enter(channel);
  }

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
  const codes = madeOnce(codesPart, ({ codeActions }) => codeActions(parts));
  const contacts = madeOnce(serverPart, ({ contactActions }) => contactActions(parts));
  const begin = flowStart(parts, options, (found) => {
    place = found;
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    enterCode: (channel, value) => codes().enterCode(channel, value),
    leaveCode: (channel) => codes().leaveCode(channel),
    resend: (channel) => codes().resend(channel),
    continueWith: (email, phone) => contacts().continueWith(email, phone),
    askRemoval: () => contacts().askRemoval(),
    removePhone: () => contacts().removePhone(),
    confirmPassword: passwordConfirmation(parts),
    start() {
      // A mount that is made twice has stopped waiting for the screen.
      if (get().isScreenPending) void arrive(loadingOf(get().flow.step));
      begin();
    },
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

/** Actions of a later script. Screens that need them are not shown before it is there. */
function madeOnce<Part, Actions>(part: LazyPart<Part>, make: (loaded: Part) => Actions): () => Actions {
  let made: Actions | undefined;
  return () => {
    const loaded = part.loaded();
    if (loaded === undefined) throw new Error('An action is used before its script is loaded.');
    made ??= make(loaded);
    return made;
  };
}

/** The channel that a step verifies. */
const channelOf = (step: Step): Channel | undefined =>
  step === 'verify-email' ? 'email' : step === 'verify-phone' ? 'phone' : undefined;

/** Clears the pending state of calls whose response is no longer awaited. */
const withoutPendingCalls = (codes: Readonly<Record<Channel, typeof newChannel>>): typeof codes => {
  const withoutPendingCall = (channel: typeof newChannel): typeof newChannel =>
    channel.sending || channel.entry.status === 'initiated'
      ? { ...channel, sending: false, entry: channel.entry.status === 'initiated' ? newChannel.entry : channel.entry }
      : channel;
  return { email: withoutPendingCall(codes.email), phone: withoutPendingCall(codes.phone) };
};
