import type { ResetBegun, ResetChannel } from 'shared-client/account';
import type { SentCode } from '../domain/code-times.ts';
import type { Failure } from '../domain/failure.ts';

type ResetStep = 'account' | 'contact' | 'code' | 'password' | 'done';

export interface ResetState {
  readonly step: ResetStep;
  readonly account: string;
  /** The secret of the reset. It is stored for this tab, so that a user who went to read their mail can continue. */
  readonly reset: string;
  readonly contacts: ResetBegun['contacts'];
  readonly channel: ResetChannel;
  readonly sent: SentCode | undefined;
  readonly code: string;
  readonly codeIssue: 'incorrect' | 'expired' | undefined;
  /** The number of times that another code was requested. */
  readonly resent: number;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}
