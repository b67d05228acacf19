/** The type of a user (docs: session#user-types; workers are users of their own kind). */
export type UserType = 'Client' | 'MSP' | 'VMS' | 'Supplier' | 'Worker';

/** The user who makes a call. It is read from the database for each call, so that a removed permission takes effect at once. */
export interface SignedInUser {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly clientId: number;
  /** Only for a supplier's user: the supplier whose workers they see. */
  readonly supplierName: string | null;
  readonly permissions: readonly string[];
  /** The people for whom they decide on billing items today, as a delegate. */
  readonly billingPrincipals: readonly ActingUser[];
  readonly isCscCsr: boolean;
  readonly isFinance: boolean;
  readonly isSysAdmin: boolean;
  readonly isHelpdesk: boolean;
  readonly isMspAdmin: boolean;
  /** The user's language and its country: `de`, `CH`. */
  readonly language: string;
  readonly country: string;
  /** The browser session behind the token or cookie. */
  readonly sessionId: number;
}

/** The user whose access and permissions apply. */
export type ActingUser = Pick<
  SignedInUser,
  'userId' | 'firstName' | 'lastName' | 'userType' | 'clientId' | 'supplierName' | 'permissions'
>;

/** The user whose view of other people's work is asked for: their own access, and that of the people they act for. */
export type SeeingUser = ActingUser & Pick<SignedInUser, 'billingPrincipals'>;
