import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { unavailable } from '../call/http-problem.ts';
import { logClock } from './clock-check.ts';
import { checkWrite } from './ready-check.ts';

const source = 'operations';

export const readLive = defineCall({
  method: 'GET',
  path: '/health/live',
  summary: 'Whether the process runs. Restart it when this fails; it says nothing of the database.',
  source,
  auth: 'none',
  response: v.strictObject({ status: v.literal('live') }),
  handle: () => ({ status: 'live' as const }),
});

export const readReady = defineCall({
  method: 'GET',
  path: '/health/ready',
  summary:
    'Whether requests should be sent here: 503 while the database is away or cannot be written, and once the process was asked to end.',
  source,
  auth: 'none',
  response: v.strictObject({ status: v.literal('ready') }),
  async handle({ services: { db, lifecycle, log, now } }) {
    if (lifecycle.isDraining) throw unavailable();
    const at = await checkWrite(db).catch((error) => {
      throw unavailable(error);
    });
    logClock(log, now(), at);
    return { status: 'ready' as const };
  },
});
