/** What a user is to the product (docs: session#user-types; workers are users of their own kind). */
export type UserType = 'Client' | 'MSP' | 'VMS' | 'Supplier' | 'Worker';

/** Who makes a call, read from the database for each call so that a removed permission counts at once. */
export interface SignedInUser {
  readonly userId: number;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: UserType;
  readonly clientId: number;
  /** Of a supplier's user: whose workers they see. */
  readonly supplierName: string | null;
  readonly permissions: readonly string[];
  readonly isCscCsr: boolean;
  readonly isFinance: boolean;
  readonly isSysAdmin: boolean;
  readonly isHelpdesk: boolean;
  readonly isMspAdmin: boolean;
  /** The language the user reads, with its country: `de`, `CH`. */
  readonly language: string;
  readonly country: string;
  /** The browser session behind the token or cookie. */
  readonly sessionId: number;
}
