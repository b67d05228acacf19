import { ConflictError } from 'shared-client';
import * as calls from 'shared-client/administration';
import type { Failure } from '../domain/failure.ts';
import { callFailure } from './call-failure.ts';

/** The calls of the page. */
export type AdministrationCalls = Pick<
  typeof calls,
  'getManagedUsers' | 'getManagedUser' | 'getAdministrationRequests' | 'askForAdministration' | 'answerAdministration'
>;

/** Tests replace them. */
export const administrationCalls: AdministrationCalls = calls;

/** The message for a failed call. A conflict has its own here, because other pages have no such conflict. */
export const administrationFailure = (what: string, error: unknown): Failure =>
  error instanceof ConflictError
    ? { label: 'ERR_ADMINISTRATION_CHANGED', isRepeatable: false }
    : callFailure(what, error);
