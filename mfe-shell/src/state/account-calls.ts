/** Calls of the account, with their schemas; no page waits for them. */
export { extendSession, getSessionEnd, switchAccount } from 'shared-client/account';
