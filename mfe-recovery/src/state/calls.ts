import * as countries from 'shared-client/countries';
import * as recovery from 'shared-client/recovery';
import { currentUser } from 'shared-session';

/** Who registers. */
export interface FlowUser {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
}

/** The calls the flow makes: those of document 000, section 7, and who is signed in. */
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
  /** Undefined where nobody is signed in or the server could not say. */
  loadUser(): Promise<FlowUser | undefined>;
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
  loadUser: () => currentUser.load(),
};
