import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { clearCookie, setCookie } from '../identity/cookies.ts';
import { seal, unseal } from '../second-factor/sealed.ts';
import type { Services } from '../services.ts';

/** The state while the browser is at the provider; HttpOnly, and sealed with the portal's secret. */
const COOKIE = 'portal_company_pending';
const SECONDS = 10 * 60;

const schema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnUrl: v.optional(v.string()),
  /** The user whose account is to be linked; absent for a sign-in. */
  linkTo: v.optional(v.number()),
  begunAt: v.number(),
});

/** A sign-in at the provider that this browser has started. */
export type Pending = Omit<v.InferOutput<typeof schema>, 'begunAt'>;

export function keepPending(services: Services, reply: FastifyReply, pending: Pending): void {
  const text = JSON.stringify({ ...pending, begunAt: services.now().getTime() });
  setCookie(reply, COOKIE, seal(text, services.options), { httpOnly: true, maxAge: SECONDS });
}

/** The sign-in that this browser has started. It can be taken once. Undefined if there is none, or it took too long. */
export function takePending(services: Services, request: FastifyRequest, reply: FastifyReply): Pending | undefined {
  const sealed = request.cookies[COOKIE];
  clearCookie(reply, COOKIE);
  const text = sealed && unseal(sealed, services.options)?.text;
  if (!text) return undefined;
  const { begunAt, ...pending } = v.parse(schema, JSON.parse(text));
  return services.now().getTime() - begunAt <= SECONDS * 1000 ? pending : undefined;
}
