import * as v from 'valibot';

/** The job call of document 001, section 7; the response's shape is INTERPRETATION's. */

export const JOB_NAMES = ['LeaveDataExtractionJob', 'TafwTimecardAutoProcessingJob'] as const;
export const jobName = v.picklist(JOB_NAMES);
export const jobRunning = v.object({ running: v.boolean() });

export type JobName = v.InferOutput<typeof jobName>;
