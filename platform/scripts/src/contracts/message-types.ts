import type { SavedElsewhere } from '../../../../mfe-expenses/src/state/report-tabs.ts';
import type { OutcomeDetail, RecoveryFailedDetail } from '../../../../mfe-recovery/src/domain/host-events.ts';
import type { UnreadMessage } from '../../../../mfe-shell/src/state/live-unread.ts';
import type { SignOutDetail } from '../../../../mfe-shell/src/state/sign-out.ts';
import type { OutboxMessage } from '../../../../mfe-timecard/src/state/outbox/outbox.ts';
import type { CallFailedDetail } from '../../../../shared-client/src/call/mismatch.ts';
import type { LinkedAccount } from '../../../../shared-client/src/links/schema.ts';
import type { Message } from '../../../../shared-client/src/token/tab-channel.ts';
import type { SaveDetail } from '../../../../shared-session/src/device-data/draft-savers.ts';
import type {
  CrashedDetail,
  Navigation,
  SignedOutDetail,
} from '../../../../shared-session/src/micro-frontend/contract.ts';

/** Message or event → the type by which the code says and hears it. The compiler gives its contract to `message-schemas.test.ts`. */
export declare const messages: {
  readonly 'expense-reports': SavedElsewhere;
  readonly 'portal-access-token:*': Message;
  readonly 'portal-call-failed': CallFailedDetail;
  readonly 'portal-crashed': CrashedDetail;
  readonly 'portal-leaving': Navigation;
  readonly 'portal-navigate': Navigation;
  readonly 'portal-notifications:*': UnreadMessage;
  readonly 'portal-save-kept': SaveDetail;
  readonly 'portal-sign-out': SignOutDetail;
  readonly 'portal-signed-out': SignedOutDetail;
  readonly 'portal-switch-account': LinkedAccount;
  readonly 'recovery-cancelled': OutcomeDetail;
  readonly 'recovery-completed': OutcomeDetail;
  readonly 'recovery-failed': RecoveryFailedDetail;
  readonly 'timecard-navigate': { readonly path: string };
  readonly 'timecard-outbox': OutboxMessage;
};
