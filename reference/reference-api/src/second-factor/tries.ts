import { httpProblem, tooMany } from '../call/http-problem.ts';
import { type Limit, take } from '../limits/limit.ts';
import type { Services } from '../services.ts';

/** A code of six digits has a million possibilities: an account has ten attempts in a quarter of an hour, and a hundred in a day. */
const limitsOfCodes = (userId: number): readonly Limit[] => [
  { key: ['second-factor', userId], max: 10, windowSeconds: 15 * 60 },
  { key: ['second-factor', userId], max: 100, windowSeconds: 24 * 3600 },
];

/** Counts an attempt with a code. @throws 429 */
export async function payForTry(services: Services, userId: number): Promise<void> {
  for (const limit of limitsOfCodes(userId)) {
    const wait = await take(services, limit);
    if (wait > 0) {
      throw tooMany('ERR_RECOVERY_TOO_MANY_TRIES', 'Too many codes were tried. Please try again later.', wait);
    }
  }
}

/** The error for a wrong, late or used code. */
export const wrongCode = () =>
  httpProblem(400, 'ERR_SECOND_FACTOR', 'This code is not right, or was used already.', { value: 'body.code' });
