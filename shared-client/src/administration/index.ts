/** The calls of user administration (docs: api#api-administration). */
import { api } from 'shared-client';
import {
  administrationRequest,
  administrationRequests,
  managedUserRecord,
  managedUsers,
  type NewAdministrationRequest,
  type RequestAnswer,
} from './schema.ts';

export type * from './schema.ts';

const ADMINISTRATION = '/wand2/api/administration';

type Signal = { readonly signal?: AbortSignal };

/** A page of the users within the reader's reach, by name. @throws ForbiddenError for a reader without the permission */
export const getManagedUsers = (query: { readonly search?: string; readonly cursor?: string }, options: Signal = {}) =>
  api.get(`${ADMINISTRATION}/users`, managedUsers, { query, ...options });

/** The record of one user. @throws NotFoundError for a user out of reach */
export const getManagedUser = (userId: number, options: Signal = {}) =>
  api.get(`${ADMINISTRATION}/users/${userId}`, managedUserRecord, options);

/** The requests of the last weeks within the reader's reach, open ones first. */
export const getAdministrationRequests = async (options: Signal = {}) =>
  (await api.get(`${ADMINISTRATION}/requests`, administrationRequests, options)).requests;

/** Asks for a change, which a second administrator has to consent to. */
export const askForAdministration = (userId: number, asked: NewAdministrationRequest, options: Signal = {}) =>
  api.post(`${ADMINISTRATION}/users/${userId}/requests`, administrationRequest, { json: asked, ...options });

/** Consents to a request, declines it, or withdraws it. @throws ConflictError if it is not open any more */
export const answerAdministration = (requestId: number, answer: RequestAnswer, options: Signal = {}) =>
  api.post(`${ADMINISTRATION}/requests/${requestId}/answer`, administrationRequest, { json: { answer }, ...options });
