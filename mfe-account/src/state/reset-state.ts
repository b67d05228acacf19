import type { ResetBegun, ResetChannel } from 'shared-client/account';
import type { SentCode } from '../domain/code-times.ts';
import type { Failure } from '../domain/failure.ts';

type ResetStep = 'account' | 'contact' | 'code' | 'password' | 'done';

export interface ResetState {
  readonly step: ResetStep;
  readonly account: string;
  /** The secret of the reset; kept for this tab, so that one who looks at their mail and comes back goes on. */
  readonly reset: string;
  readonly contacts: ResetBegun['contacts'];
  readonly channel: ResetChannel;
  readonly sent: SentCode | undefined;
  readonly code: string;
  readonly codeIssue: 'incorrect' | 'expired' | undefined;
  /** How often a code was asked for again. */
  readonly resent: number;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}
