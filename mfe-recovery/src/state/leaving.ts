import type { MountContext } from 'shared-session/micro-frontend';
import type { Flow } from '../domain/flow.ts';
import { hostEvents, type OutcomeDetail } from '../domain/host-events.ts';
import { redirectPart } from './later/parts.ts';

export interface LeavingOptions {
  readonly context: MountContext;
  readonly asModal: boolean;
  /** As it was requested; validated here. */
  readonly redirectUrl: string | undefined;
  readonly redirectOrigins: readonly string[];
  /** `location.href`. */
  readonly page: string;
  readonly go: (url: string) => void;
  /** Goes to the first page of the portal, if the portal is the host. */
  readonly goHome: () => void;
}

/**
 * "Completion ends the flow: the modal closes or the window redirects", and so does leaving it. The host is notified first, and at once.
 * @returns true if the window navigates or the host removes the flow; false if the flow ends in place.
 */
export async function leave(flow: Flow, options: LeavingOptions): Promise<boolean> {
  const { context, asModal, redirectUrl } = options;
  const detail: OutcomeDetail = { email: flow.verified.email, phone: flow.verified.phone };
  context.emit?.(flow.outcome === 'completed' ? hostEvents.completed : hostEvents.cancelled, detail);
  const closes = asModal && context.close !== undefined;
  if (closes) context.close?.();
  if (redirectUrl !== undefined) {
    const policy = { page: options.page, origins: options.redirectOrigins };
    const verdict = await redirectPart.load().then(
      ({ redirectLocation }) => redirectLocation(redirectUrl, policy),
      () => ({ ignore: 'its rules could not be loaded' }),
    );
    if ('follow' in verdict) {
      options.go(verdict.follow);
      return true;
    }
    console.warn(`The redirect location of the recovery options is ignored: ${verdict.ignore}.`);
  }
  if (context.host !== 'portal') return closes;
  options.goHome();
  return true;
}
