import type * as accountCalls from 'shared-client/account';
import {
  beginReset,
  finishReset,
  proveReset,
  type ResetBegun,
  type ResetChannel,
  sendResetCode,
} from 'shared-client/account';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { callFailure } from './call-failure.ts';
import { forgetReset, keepReset, pendingReset } from './pending-reset.ts';
import type { ResetState } from './reset-state.ts';

export type ResetCalls = Pick<typeof accountCalls, 'beginReset' | 'sendResetCode' | 'proveReset' | 'finishReset'>;

/** The calls of the parts around a reset. The parts have their own; tests replace them. */
export type AroundCalls = Pick<
  typeof accountCalls,
  'previewReport' | 'reportAccount' | 'getResetReview' | 'removeReviewed'
>;

const START: ResetState = {
  step: 'account',
  account: '',
  reset: '',
  contacts: [],
  channel: 'Email',
  sent: undefined,
  code: '',
  codeIssue: undefined,
  resent: 0,
  busy: false,
  failure: undefined,
};

const DIGITS = 8;

/** Errors after which a reset cannot continue. */
const LAST = ['ERR_RESET_ENDED', 'ERR_RESET_OVERTAKEN'];

/** The reset of a forgotten password, from the account to the new password (docs: account#reset). */
export interface ResetStore extends Pick<StoreApi<ResetState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly around: AroundCalls | undefined;
  begin(account: string): Promise<void>;
  /** Continues a reset that a report has begun. */
  continueWith(begun: ResetBegun & { readonly account: string }): void;
  choose(channel: ResetChannel): void;
  /** Sends a code, the first or another one. */
  send(): Promise<void>;
  /** Stores the code. A complete code is verified at once, and only once. */
  enterCode(code: string): void;
  setPassword(password: string): Promise<void>;
  backToContacts(): void;
  startAgain(): void;
}

export interface ResetOptions {
  readonly calls?: ResetCalls;
  readonly around?: AroundCalls;
  readonly now?: () => number;
  /** If false, the reset is only in memory, and the tab's stored progress is left alone. Default true. */
  readonly isKept?: boolean;
}

export function createResetStore({
  calls = { beginReset, sendResetCode, proveReset, finishReset },
  around,
  now = Date.now,
  isKept = true,
}: ResetOptions = {}): ResetStore {
  const kept = isKept ? pendingReset(now()) : undefined;
  const forget = () => (isKept ? forgetReset() : undefined);
  const store = createStore<ResetState>()(() => ({ ...START, ...kept }));
  const { getState, setState } = store;

  /** Runs one call at a time. A failure is shown and the step stays the same. */
  async function run(what: string, work: () => Promise<Partial<ResetState>>): Promise<void> {
    if (getState().busy) return;
    setState({ busy: true, failure: undefined });
    try {
      setState({ ...(await work()), busy: false });
      if (isKept) keepReset(getState());
    } catch (error) {
      const failure = callFailure(what, error);
      if (LAST.includes(failure.label)) forget();
      setState({ busy: false, failure });
    }
  }

  async function verify(code: string): Promise<Partial<ResetState>> {
    const { status, statusReason } = await calls.proveReset(getState().reset, code);
    if (status === 'success') return { step: 'password', codeIssue: undefined };
    return { codeIssue: statusReason === 'EXPIRED' ? 'expired' : 'incorrect' };
  }

  const chosen = (begun: ResetBegun & { readonly account: string }): Partial<ResetState> => ({
    ...begun,
    step: 'contact',
    channel: begun.contacts[0]?.channel ?? 'Email',
  });

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    around,
    begin: (account) =>
      run('beginning a reset', async () => {
        const { reset, contacts } = await calls.beginReset(account);
        return chosen({ account, reset, contacts });
      }),
    continueWith({ account, reset, contacts }) {
      setState(chosen({ account, reset, contacts }));
      if (isKept) keepReset(getState());
    },
    choose: (channel) => setState({ channel }),
    send: () =>
      run('sending a code', async () => {
        const { reset, channel, step, resent } = getState();
        const { expiresInSeconds, resendAfterSeconds, delayed } = await calls.sendResetCode(reset, channel);
        const sent = { at: now(), expiresInSeconds, resendAfterSeconds, delayed };
        const again = step === 'code' ? resent + 1 : 0;
        return { step: 'code', sent, code: '', codeIssue: undefined, resent: again };
      }),
    enterCode(code) {
      const before = getState().code;
      setState({ code, ...(code === before ? {} : { codeIssue: undefined }) });
      if (code.length === DIGITS && code !== before) void run('verifying a code', () => verify(code));
    },
    setPassword: (password) =>
      run('setting a password', async () => {
        await calls.finishReset(getState().reset, password);
        // The review afterwards needs the secret.
        return { ...START, step: 'done', reset: getState().reset };
      }),
    backToContacts: () => setState({ step: 'contact', code: '', codeIssue: undefined, failure: undefined }),
    startAgain() {
      forget();
      setState({ ...START });
    },
  };
}
