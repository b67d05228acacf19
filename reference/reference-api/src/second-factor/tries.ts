import type { FastifyRequest } from 'fastify';
import { httpProblem, tooMany } from '../call/http-problem.ts';
import { knownDevice } from '../identity/known-devices.ts';
import { forget, type Limit, take } from '../limits/limit.ts';
import type { Services } from '../services.ts';

/**
 * A code of six digits has a million possibilities: an account has ten attempts in a quarter of an hour, and a hundred in a day. A browser
 * from which the account has signed in before has its own, so that strangers cannot lock its owner out of it.
 */
function limitsOfCodes(userId: number, device: string | undefined): readonly Limit[] {
  const key = ['second-factor', userId, ...(device === undefined ? [] : ['device', device])];
  return [
    { key, max: 10, windowSeconds: 15 * 60 },
    { key, max: 100, windowSeconds: 24 * 3600 },
  ];
}

/** Counts an attempt with a code. @throws 429 */
export async function payForTry(services: Services, userId: number, request: FastifyRequest): Promise<void> {
  for (const limit of limitsOfCodes(userId, await knownDevice(services, request, userId))) {
    const wait = await take(services, limit);
    if (wait > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_TRIES', 'Too many codes were tried. Please try again later.', wait);
    }
  }
}

/** Forgets the attempts of browsers in which the account has not signed in: its owner has proven themselves in another way. */
export async function forgetTries(services: Services, userId: number): Promise<void> {
  for (const limit of limitsOfCodes(userId, undefined)) await forget(services, limit);
}

/** The error for a wrong, late or used code. */
export const wrongCode = () =>
  httpProblem(400, 'ERR_SECOND_FACTOR', 'This code is not right, or was used already.', { value: 'body.code' });
