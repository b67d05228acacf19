import type { SentCode } from '../domain/code-clock.ts';
import { type Channel, type CodeEntry, emptyCode } from '../domain/code-entry.ts';
import { type Flow, newFlow } from '../domain/flow.ts';
import type { FlowMode } from '../domain/steps.ts';
import type { FlowUser } from './calls.ts';
import type { ErrorNotice } from './error-notice.ts';

/** One verify screen. */
export interface ChannelState {
  readonly entry: CodeEntry;
  /** Digits in the field. */
  readonly value: string;
  /** A code is being asked for. */
  readonly sending: boolean;
  /** The code under way, if any. */
  readonly sent: SentCode | undefined;
  /** "New code has been sent." is shown. */
  readonly resent: boolean;
}

/** What is being waited for, beside the codes. */
export type Busy = 'confirming' | 'continuing' | 'removing';

export interface RecoveryState {
  readonly flow: Flow;
  readonly user: FlowUser | undefined;
  readonly busy: Busy | undefined;
  /** The last password was wrong. */
  readonly passwordRejected: boolean;
  /** The grant ran out in the middle: the password is asked for again. */
  readonly passwordAskedAgain: boolean;
  readonly error: ErrorNotice | undefined;
  readonly codes: Readonly<Record<Channel, ChannelState>>;
  /** First-time flow: a phone is registered whose number is not shown before the password is confirmed. */
  readonly maskedPhone: string | undefined;
  /** Lower-case codes for the flag picker; undefined until they came. */
  readonly countries: readonly string[] | undefined;
}

export const newChannel: ChannelState = {
  entry: emptyCode,
  value: '',
  sending: false,
  sent: undefined,
  resent: false,
};

export const newState = (mode: FlowMode): RecoveryState => ({
  flow: newFlow(mode),
  user: undefined,
  busy: undefined,
  passwordRejected: false,
  passwordAskedAgain: false,
  error: undefined,
  codes: { email: newChannel, phone: newChannel },
  maskedPhone: undefined,
  countries: undefined,
});
