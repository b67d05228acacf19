import { NetworkError, ServerError, UnauthorisedError } from 'shared-client';
import { currentUser } from 'shared-session';
import type { Calls, FlowUser } from '../calls.ts';
import { serverPart } from './parts.ts';

async function loadUser(): Promise<FlowUser> {
  const user = await currentUser.load();
  if (user !== undefined) return user;
  if (currentUser.getState().status === 'signed-out') throw new UnauthorisedError('Nobody is signed in.');
  const ErrorClass = navigator.onLine ? ServerError : NetworkError;
  throw new ErrorClass('The current user could not be read.');
}

type ServerCalls = Omit<Calls, 'loadUser'>;

/** A call of the server part, which is loaded first. */
const later = <Name extends keyof ServerCalls>(name: Name) =>
  (async (...args: unknown[]) => {
    const call = (await serverPart.load())[name] as (...args: unknown[]) => unknown;
    return call(...args);
  }) as ServerCalls[Name];

export const calls: Calls = {
  authenticate: later('authenticate'),
  getGoogleApiKey: later('getGoogleApiKey'),
  getRecoveryOptions: later('getRecoveryOptions'),
  register: later('register'),
  removeMobile: later('removeMobile'),
  sendEmailCode: later('sendEmailCode'),
  sendMobileCode: later('sendMobileCode'),
  getCountries: later('getCountries'),
  loadUser,
};
