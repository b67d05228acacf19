import { NetworkError, ServerError, UnauthorisedError } from 'shared-client';
import * as countries from 'shared-client/countries';
import * as recovery from 'shared-client/recovery';
import { currentUser } from 'shared-session';

/** The user who registers. */
export interface FlowUser {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
}

/** The calls of the flow (docs: api#api-registration), and the signed-in user. */
export interface Calls
  extends Pick<
    typeof recovery,
    | 'authenticate'
    | 'getGoogleApiKey'
    | 'getRecoveryOptions'
    | 'register'
    | 'removeMobile'
    | 'sendEmailCode'
    | 'sendMobileCode'
  > {
  getCountries: typeof countries.getCountries;
  /** @throws UnauthorisedError without a signed-in user, another CallError if the call failed. */
  loadUser(): Promise<FlowUser>;
}

async function loadUser(): Promise<FlowUser> {
  const user = await currentUser.load();
  if (user !== undefined) return user;
  if (currentUser.getState().status === 'signed-out') throw new UnauthorisedError('Nobody is signed in.');
  const ErrorClass = navigator.onLine ? ServerError : NetworkError;
  throw new ErrorClass('The current user could not be read.');
}

export const calls: Calls = {
  authenticate: recovery.authenticate,
  getGoogleApiKey: recovery.getGoogleApiKey,
  getRecoveryOptions: recovery.getRecoveryOptions,
  register: recovery.register,
  removeMobile: recovery.removeMobile,
  sendEmailCode: recovery.sendEmailCode,
  sendMobileCode: recovery.sendMobileCode,
  getCountries: countries.getCountries,
  loadUser,
};
