/**
 * The password recovery registration calls (docs: api#api-registration). All throw a CallError: `not-found` for a user who
 * is not the caller, `forbidden` when the password must be confirmed first, `rate-limited` with the seconds to wait.
 */

import { api } from 'shared-client';
import type { InferOutput } from 'valibot';
import {
  authenticateResponse,
  type Channel,
  codeSent,
  done,
  googleApiKeyResponse,
  recoveryOptions,
  registerResponse,
} from './schema.ts';

export type * from './schema.ts';

const ROOT = '/wand2/api/passwordRegistrations';

export type Signal = { readonly signal?: AbortSignal };
/** Where the user is, in degrees; both or none. */
export type Place = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

/**
 * The registered contacts. Without a confirmed password the values come masked (`masked` says so); `unmask` insists on the
 * full ones. @throws ForbiddenError for `unmask` without a confirmed password.
 */
export const getRecoveryOptions = (
  userId: number,
  { unmask, ...options }: Signal & { readonly unmask?: boolean } = {},
) => api.get(`${ROOT}/${userId}`, recoveryOptions, { ...(unmask ? { query: { unmask: true } } : {}), ...options });

/** Sends a code to an e-mail address. @throws RateLimitedError within 30 s of the last one. */
export const sendEmailCode = (userId: number, email: string, place: Place = {}, options: Signal = {}) =>
  api.post(`${ROOT}/${userId}/email`, codeSent, { json: { email, ...place }, ...options });

/** Sends a code to a mobile number. @throws RateLimitedError within 30 s of the last one. */
export const sendMobileCode = (
  userId: number,
  phone: { readonly mobile: string; readonly countryCode: string },
  place: Place = {},
  options: Signal = {},
) => api.post(`${ROOT}/${userId}/mobile`, codeSent, { json: { ...phone, ...place }, ...options });

/** Proves the pending address of a channel with its code. */
export const register = (userId: number, code: string, type: Channel, options: Signal = {}) =>
  api.post(`${ROOT}/${userId}/register`, registerResponse, { json: { code, type }, ...options });

/** Forgets the mobile number. */
export const removeMobile = (userId: number, place: Place = {}, options: Signal = {}) =>
  api.post(`${ROOT}/${userId}/removeMobile`, done, { json: { ...place }, ...options });

/** Confirms the password; true grants five minutes to change, remove or unmask. @throws RateLimitedError after many wrong ones. */
export const authenticate = async (userName: string, password: string, options: Signal = {}): Promise<boolean> => {
  const response: InferOutput<typeof authenticateResponse> = await api.post(
    `${ROOT}/authenticate`,
    authenticateResponse,
    {
      json: { userName, password },
      ...options,
    },
  );
  return response.status === 'SUCCESS';
};

/** The key of the geolocation service; undefined where none is configured. */
export const getGoogleApiKey = async (options: Signal = {}): Promise<string | undefined> =>
  (await api.get(`${ROOT}/googleApiKey`, googleApiKeyResponse, options)).key || undefined;
