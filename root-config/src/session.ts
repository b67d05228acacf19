/**
 * Opens the session while the larger scripts are still on their way: a script of its own, the page's first. An anonymous route, which
 * the page's inline script marked on the root element, needs none (docs: shell#anonymous-routes).
 */
import { sessionName } from 'shared-client';
import { askForSession, untilSessionIsKnown } from './ask-for-session.ts';

const isAnonymous = document.documentElement.hasAttribute('data-anonymous');

export const sessionAsked: Promise<void> = isAnonymous
  ? Promise.resolve()
  : sessionName() === ''
    ? untilSessionIsKnown()
    : askForSession();
