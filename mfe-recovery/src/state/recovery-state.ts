import type { SentCode } from '../domain/code-clock.ts';
import { type Channel, type CodeEntry, emptyCode } from '../domain/code-status.ts';
import { type Flow, newFlow } from '../domain/flow.ts';
import type { FlowMode } from '../domain/steps.ts';
import type { FlowUser } from './calls.ts';
import type { ErrorNotice } from './error-notice.ts';

/** The state of a verify screen. */
export interface ChannelState {
  readonly entry: CodeEntry;
  /** The digits in the field. */
  readonly value: string;
  /** A code is being requested. */
  readonly sending: boolean;
  /** The valid code, if there is one. */
  readonly sent: SentCode | undefined;
  /** "New code has been sent." is shown. */
  readonly resent: boolean;
  /** It could not be sent yet. */
  readonly delayed: boolean;
}

/** The call that is under way, apart from those for codes. */
export type Busy = 'confirming' | 'continuing' | 'removing';

export interface RecoveryState {
  readonly flow: Flow;
  readonly user: FlowUser | undefined;
  readonly busy: Busy | undefined;
  /** The script of the step's screen is not there yet. */
  readonly isScreenPending: boolean;
  /** The last password was wrong. */
  readonly passwordRejected: boolean;
  /** The grant expired during the flow, and the password is required again. */
  readonly passwordAskedAgain: boolean;
  readonly error: ErrorNotice | undefined;
  readonly codes: Readonly<Record<Channel, ChannelState>>;
  /** First-time flow: the registered phone, masked because its number is not shown before the password is confirmed. */
  readonly maskedPhone: string | undefined;
  /** Lower-case codes for the flag picker; undefined until they are loaded. */
  readonly countries: readonly string[] | undefined;
}

export const newChannel: ChannelState = {
  entry: emptyCode,
  value: '',
  sending: false,
  sent: undefined,
  resent: false,
  delayed: false,
};

export const newState = (mode: FlowMode): RecoveryState => ({
  flow: newFlow(mode),
  user: undefined,
  busy: undefined,
  isScreenPending: false,
  passwordRejected: false,
  passwordAskedAgain: false,
  error: undefined,
  codes: { email: newChannel, phone: newChannel },
  maskedPhone: undefined,
  countries: undefined,
});
