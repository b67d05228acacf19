import type * as countries from 'shared-client/countries';
import type * as recovery from 'shared-client/recovery';

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
