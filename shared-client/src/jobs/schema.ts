import * as v from 'valibot';

/** The job call (docs: api#api-jobs); the response's shape is docs: api#api-jobs's. */

export const JOB_NAMES = ['LeaveDataExtractionJob', 'TafwTimecardAutoProcessingJob'] as const;
export const jobName = v.picklist(JOB_NAMES);
export const jobRunning = v.object({ running: v.boolean() });

export type JobName = v.InferOutput<typeof jobName>;
