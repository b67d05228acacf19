import { AuthorizationResponseError } from 'openid-client';

/** Why a sign-in at the company's provider came to nothing; `/login` says each in a sentence. */
export const COMPANY_FAILURES = {
  refused: 'ERR_COMPANY_REFUSED',
  late: 'ERR_COMPANY_LATE',
  unlinked: 'ERR_COMPANY_UNLINKED',
  failed: 'ERR_COMPANY_FAILED',
} as const;

export type CompanyFailure = keyof typeof COMPANY_FAILURES;

/** What a failed exchange means: the person or the provider said no, or something broke. */
export const failureOfExchange = (error: unknown): CompanyFailure =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'refused' : 'failed';
