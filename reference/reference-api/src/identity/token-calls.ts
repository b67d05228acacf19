import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { httpProblem, unauthorised } from '../call/http-problem.ts';
import { userOfSession } from './authenticate.ts';
import { deviceId, SESSION_COOKIE } from './cookies.ts';
import { noteSeen } from './sessions.ts';
import { ACCESS_TOKEN_SECONDS, rotate, startFamily } from './tokens.ts';

const source = 'docs/reference/api.md#api-token';

/** The name of the public client in the basic authorization header; it is not a secret. */
const PUBLIC_CLIENT = `Basic ${Buffer.from('portal-web:').toString('base64')}`;

export const getToken = defineCall({
  method: 'GET',
  path: '/generic/session/getToken.html',
  summary: 'Hands a refresh token to a page of a signed-in browser; 401 when nobody is signed in.',
  source,
  auth: 'none',
  refuses: ['ERR_UNAUTHORISED'],
  response: v.strictObject({ token: v.string() }),
  async handle({ services, request, reply }) {
    // By cookie only: a page that has lost its access token must succeed here, even if it still sends an old header.
    const found = await userOfSession(request.cookies[SESSION_COOKIE], services);
    if (!found) throw unauthorised();
    deviceId(request, reply);
    await noteSeen(services.db, found.user.userId, services.now());
    return { token: await startFamily(services.db, found.user.sessionId, services.now()) };
  },
});

export const getAccessToken = defineCall({
  method: 'POST',
  path: '/wand2/tokens/getAccessToken',
  summary: 'Exchanges a refresh token (text body) for an access token and the next refresh token.',
  source,
  auth: 'none',
  refuses: ['ERR_SESSION_ENDED', 'ERR_UNAUTHORISED'],
  bodyType: 'text',
  body: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  response: v.strictObject({
    access_token: v.string(),
    expires_in: v.number(),
    refresh_token: v.string(),
    token_type: v.literal('bearer'),
  }),
  rate: { max: 60, windowSeconds: 60, counts: 'refused' },
  async handle({ services, request, reply, body }) {
    if (request.headers.authorization !== PUBLIC_CLIENT) {
      throw httpProblem(401, 'ERR_UNAUTHORISED', 'The client of this call is not known.', { value: 'invalid_client' });
    }
    const pair = await rotate(services.db, body, deviceId(request, reply), services.now());
    if (!pair) throw invalidGrant();
    return {
      access_token: pair.accessToken,
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_token: pair.refreshToken,
      token_type: 'bearer' as const,
    };
  },
});

const invalidGrant = () =>
  httpProblem(400, 'ERR_SESSION_ENDED', 'Your session has ended. Please sign in again.', { value: 'invalid_grant' });
