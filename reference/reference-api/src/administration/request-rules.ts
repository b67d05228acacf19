import type { AdministrationAction, AdministrationRequest, RequestAnswer } from 'shared-client/schema/administration';

/** The hours in which a second administrator may consent. */
const REQUEST_HOURS = 72;

export const lapsesAt = (askedAt: Date): Date => new Date(askedAt.getTime() + REQUEST_HOURS * 3_600_000);

interface Asked {
  readonly askedBy: number | null;
  readonly lapsesAt: Date;
  readonly outcome: 'consented' | 'declined' | 'withdrawn' | null;
}

/** The state of a request at a time (docs: account#account-consent). */
export const requestState = ({ outcome, lapsesAt }: Asked, now: Date): AdministrationRequest['state'] =>
  outcome ?? (lapsesAt <= now ? 'lapsed' : 'open');

/**
 * The answers that an administrator may give: the one who asked withdraws; another one, who might have asked as well, consents or declines
 * (docs: account#account-consent).
 */
export function answersOf(
  request: Asked,
  reader: { readonly userId: number; readonly mayChangeUser: boolean },
  now: Date,
): RequestAnswer[] {
  if (requestState(request, now) !== 'open') return [];
  if (request.askedBy === reader.userId) return ['withdraw'];
  return reader.mayChangeUser ? ['consent', 'decline'] : [];
}

/** The changes that can be asked for. A disabled user can be enabled, any other can be disabled. */
export const actionsFor = ({ isDisabled }: { readonly isDisabled: boolean }): AdministrationAction[] => [
  isDisabled ? 'enable' : 'disable',
  'reset-factors',
];
