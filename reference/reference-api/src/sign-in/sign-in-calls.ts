import * as contract from 'shared-client/schema/account';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import { isCrossSite, originOf } from '../identity/public-origin.ts';
import { tryPassword } from '../identity/try-password.ts';
import { afterPassword } from './complete-sign-in.ts';

export const signInByPassword = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/signIn',
  summary:
    'Signs in by user name and password, as /login does, for a page of scripts: says where to go next, which may be the page of a second factor.',
  source: 'docs/reference/api.md#api-account-sign-in, docs/reference/account.md#sign-in',
  auth: 'none',
  refuses: ['ERR_SIGN_IN', 'ERR_FORBIDDEN', 'ERR_TOO_MANY_PASSWORDS'],
  body: contract.signInBody,
  response: contract.signedIn,
  async handle({ body, services, request, reply }) {
    // Another site could sign its visitor in to an account of its choice.
    if (isCrossSite(request.headers, originOf(request))) throw forbidden();
    const user = await tryPassword(services, request, body);
    if (!user) {
      const sentence = 'The user name or the password is not right. Check both and try again.';
      throw httpProblem(401, 'ERR_SIGN_IN', sentence, { value: 'body.password' });
    }
    const returnUrl = body.returnUrl ?? undefined;
    return { location: await afterPassword(services, user.id, { request, reply, returnUrl }) };
  },
});
