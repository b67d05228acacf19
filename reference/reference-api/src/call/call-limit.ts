import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { addressBlock } from '../limits/address-block.ts';
import { giveBack, type Limit, take } from '../limits/limit.ts';
import type { Services } from '../services.ts';
import type { AnyCall } from './call.ts';
import { tooMany } from './http-problem.ts';
import { wasRefused } from './see-other.ts';

interface Caller {
  readonly services: Services;
  readonly user: SignedInUser | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Does the work of a call under the call's limit: by user, or by IP address if nobody is signed in. If only refused requests count,
 * successful ones are given back, so that people behind one address do not use up each other's limit.
 */
export async function underLimit<T>(
  call: AnyCall,
  { services, user, request, reply }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  if (!call.rate || !services.options.rateLimits) return work();
  const { max, windowSeconds, counts } = call.rate;
  const caller = user ? ['user', user.userId] : ['address', addressBlock(request.ip)];
  const limit: Limit = { key: ['call', call.method, call.path, ...caller], max, windowSeconds };
  const wait = await take(services, limit);
  if (wait > 0) {
    throw tooMany('ERR_TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', wait);
  }
  const made = await work();
  if (counts === 'refused' && !wasRefused(reply)) await giveBack(services, limit);
  return made;
}
