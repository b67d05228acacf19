import { NetworkError } from 'shared-client';
import { lazyPart } from './lazy-part.ts';

/** A script that did not arrive is a request without a response. */
const unreachable = (error: unknown): never => {
  throw new NetworkError('A part of the flow could not be loaded.', { cause: error });
};

/** The first screen of the update flow is shown without it. It is in one script with phone-email-setup. */
export const serverPart = lazyPart(() => import(/* webpackChunkName: "setup" */ './server.ts').catch(unreachable));

/** The rules for a redirect location, in one script with the screens that lead there. */
export const redirectPart = lazyPart(() =>
  import(/* webpackChunkName: "codes" */ '../../domain/redirect-location.ts').catch(unreachable),
);

/** Sending and verifying codes, in one script with the screens that show it. */
export const codesPart = lazyPart(() =>
  import(/* webpackChunkName: "codes" */ '../code-actions.ts').catch(unreachable),
);
