import { defineCall } from '../call/call.ts';
import { nothing } from '../call/fields.ts';
import { restoreSampleData } from '../sample-data/restore.ts';

export const reset = defineCall({
  method: 'POST',
  path: '/dev/reset',
  summary: 'Restores the sample data; everybody is signed out. Development only.',
  source: 'development',
  auth: 'none',
  answer: nothing,
  async handle({ services }) {
    await restoreSampleData(services.db, services.now());
    return {};
  },
});
