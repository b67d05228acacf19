import { AuthorizationResponseError } from 'openid-client';

/** Why a sign-in at the company's provider failed. `/login` has a message for each. */
export const COMPANY_FAILURES = {
  refused: 'ERR_COMPANY_REFUSED',
  late: 'ERR_COMPANY_LATE',
  unlinked: 'ERR_COMPANY_UNLINKED',
  failed: 'ERR_COMPANY_FAILED',
} as const;

export type CompanyFailure = keyof typeof COMPANY_FAILURES;

/** The reason of a failed exchange: the person or the provider refused, or something broke. */
export const failureOfExchange = (error: unknown): CompanyFailure =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'refused' : 'failed';
