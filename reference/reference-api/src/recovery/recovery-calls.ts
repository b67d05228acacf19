import * as contract from 'shared-client/schema/recovery';
import { isEmail } from 'shared-validators';
import { internationalPhone } from 'shared-validators/phone';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import { checkCode } from './code-check.ts';
import { confirmPassword } from './confirm-password.ts';
import { isGranted } from './grants.ts';
import { notifyContactsOfBefore } from './notices.ts';
import { forgetMobile, putInForce, readRegistration, shownOptions } from './registrations.ts';
import { sendCode } from './send-code.ts';

const source =
  'docs/reference/api.md#api-registration, docs/reference/codes.md#code-limits, docs/reference/recovery.md#recovery-grant';
const params = v.strictObject({ userId: idText });

/** The id of another user is reported like one that does not exist. */
function requireOwn(userId: number, user: SignedInUser): void {
  if (userId !== user.userId) throw notFound();
}

async function requireGrant({ db, now }: Services, user: SignedInUser): Promise<void> {
  if (await isGranted(db, user.sessionId, now())) return;
  throw forbidden('Please confirm your password first.');
}

export const readRecoveryOptions = defineCall({
  method: 'GET',
  path: '/wand2/api/passwordRegistrations/{userId}',
  summary: 'The registered contacts; masked until the password was confirmed. unmask=true insists on the full values.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params,
  query: contract.recoveryOptionsQuery,
  response: contract.recoveryOptions,
  async handle({ params, query, user, services }) {
    requireOwn(params.userId, user);
    if (query.unmask === 'true') await requireGrant(services, user);
    const masked = !(await isGranted(services.db, user.sessionId, services.now()));
    return shownOptions(await readRegistration(services.db, user.userId), masked);
  },
});

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/wand2/api/passwordRegistrations/{userId}/email',
  summary: 'Sends an e-mail with an 8-digit code to an address that is to be registered.',
  source,
  auth: 'bearer',
  refuses: [
    'ERR_FORBIDDEN',
    'ERR_NOT_FOUND',
    'ERR_INVALID_EMAIL',
    'ERR_RECOVERY_UNCHANGED',
    'ERR_RECOVERY_TOO_MANY_CODES',
    'ERR_RECOVERY_RESEND_TOO_SOON',
    'ERR_RECOVERY_NOT_SENT',
  ],
  params,
  body: contract.sendEmailCodeBody,
  response: contract.codeSent,
  async handle({ params, body, user, services }) {
    requireOwn(params.userId, user);
    const { email } = body;
    if (!isEmail(email)) {
      throw httpProblem(400, 'ERR_INVALID_EMAIL', 'Please enter a valid email address.', { value: 'body.email' });
    }
    const registered = await readRegistration(services.db, user.userId);
    if (registered.email) await requireGrant(services, user);
    if (registered.email?.toLowerCase() === email.toLowerCase()) throw unchanged('body.email');
    return sendCode(services, { userId: user.userId, channel: 'Email', address: email, country: null });
  },
});

export const sendMobileCode = defineCall({
  method: 'POST',
  path: '/wand2/api/passwordRegistrations/{userId}/mobile',
  summary: 'Sends a text message with an 8-digit code to a number that is to be registered.',
  source,
  auth: 'bearer',
  refuses: [
    'ERR_FORBIDDEN',
    'ERR_NOT_FOUND',
    'ERR_INVALID_MOBILE',
    'ERR_RECOVERY_UNCHANGED',
    'ERR_RECOVERY_TOO_MANY_CODES',
    'ERR_RECOVERY_RESEND_TOO_SOON',
    'ERR_RECOVERY_NO_SMS',
    'ERR_RECOVERY_NOT_SENT',
  ],
  params,
  body: contract.sendMobileCodeBody,
  response: contract.codeSent,
  async handle({ params, body, user, services }) {
    requireOwn(params.userId, user);
    const country = body.countryCode.toUpperCase();
    const number = internationalPhone(body.mobile, country);
    if (!number) {
      throw httpProblem(400, 'ERR_INVALID_MOBILE', 'Please enter a valid mobile phone.', { value: 'body.mobile' });
    }
    const registered = await readRegistration(services.db, user.userId);
    if (registered.mobile) await requireGrant(services, user);
    if (registered.mobile === number && registered.mobileCountry === country) throw unchanged('body.mobile');
    return sendCode(services, { userId: user.userId, channel: 'Mobile', address: number, country });
  },
});

const unchanged = (field: string) =>
  httpProblem(400, 'ERR_RECOVERY_UNCHANGED', 'This is what is registered already.', { value: field });

export const register = defineCall({
  method: 'POST',
  path: '/wand2/api/passwordRegistrations/{userId}/register',
  summary: 'Proves the pending address of a channel with its code; from then on it is in force.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND', 'ERR_RECOVERY_TOO_MANY_TRIES'],
  params,
  body: contract.registerBody,
  response: contract.registerResponse,
  async handle({ params, body, user, services }) {
    requireOwn(params.userId, user);
    const { db, now } = services;
    const checked = await checkCode(db, user.userId, body.type, body.code, now());
    if (checked.outcome !== 'right') return { status: 'failed', statusReason: checked.outcome };
    const proven = { ...checked, userId: user.userId, channel: body.type };
    const change = { channel: body.type, address: checked.address };
    const before = await putInForce(db, proven, now(), (trx, former) =>
      notifyContactsOfBefore(trx, services, user, former, change),
    );
    if (!before) return { status: 'failed', statusReason: 'EXPIRED' };
    return { status: 'success', statusReason: '' };
  },
});

export const removeMobile = defineCall({
  method: 'POST',
  path: '/wand2/api/passwordRegistrations/{userId}/removeMobile',
  summary: 'Forgets the registered mobile number; its owner is notified. The only contact is not removed.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_RECOVERY_LAST_CONTACT'],
  params,
  body: contract.removeMobileBody,
  response: contract.done,
  async handle({ params, user, services }) {
    requireOwn(params.userId, user);
    await requireGrant(services, user);
    await forgetMobile(services.db, user.userId, services.now(), (trx, before) =>
      notifyContactsOfBefore(trx, services, user, before, 'mobile removed'),
    );
    return { status: 'success' as const };
  },
});

export const authenticate = defineCall({
  method: 'POST',
  path: '/wand2/api/passwordRegistrations/authenticate',
  summary: 'Confirms the password of the signed-in user: SUCCESS grants five minutes to change, remove or unmask.',
  source,
  auth: 'bearer',
  refuses: ['ERR_TOO_MANY_PASSWORDS'],
  body: contract.authenticateBody,
  response: contract.authenticateResponse,
  async handle({ body, user, services }) {
    return { status: (await confirmPassword(services, user, body)) ? 'SUCCESS' : 'FAILED' };
  },
});

export const googleApiKey = defineCall({
  method: 'GET',
  path: '/wand2/api/passwordRegistrations/googleApiKey',
  summary: 'The key of the geolocation service; none where the deployment configures none.',
  source,
  auth: 'bearer',
  response: contract.googleApiKeyResponse,
  handle: ({ services }) => ({ key: services.options.geolocationKey ?? 'null' }),
});
