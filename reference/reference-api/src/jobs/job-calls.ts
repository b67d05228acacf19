import * as contract from 'shared-client/schema/jobs';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { forbidden } from '../call/http-problem.ts';
import { finishDueJobs } from '../leave/leave-jobs.ts';

export const isJobRunning = defineCall({
  method: 'GET',
  path: '/wand2/api/job/{jobName}/isJobRunning',
  summary: 'Whether a job is running now. Workers and the managed service provider may ask.',
  source: 'docs/reference/api.md#api-jobs',
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  params: v.strictObject({ jobName: contract.jobName }),
  response: contract.jobRunning,
  async handle({ params, user, services }) {
    const { db } = services;
    if (user.userType === 'Supplier') throw forbidden('You may not see the state of this job.');
    await finishDueJobs(db, services.now());
    const running = await db
      .selectFrom('job_run')
      .select('id')
      .where('job_name', '=', params.jobName)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    return { running: running !== undefined };
  },
});
