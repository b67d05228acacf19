import { workInBackground } from '../approvals/batches/work-batches.ts';
import { finishDecisions } from '../approvals/finish.ts';
import { keepFigures } from '../billing/keep-figures.ts';
import { makeBatches } from '../exports/payroll/make-batches.ts';
import { sendReports } from '../insights/reports/send-reports.ts';
import { noteDeadlines, noteMissingPeriods } from '../notifications/deadlines.ts';
import { escalate } from '../reminders/escalation/escalate.ts';
import { sendReminders } from '../reminders/send-reminders.ts';
import { sweep } from '../storage/sweep.ts';
import type { Round } from './rounds.ts';

/** The portal's work in the background. */
export const portalRounds: readonly Round[] = [
  { name: 'sweep', everySeconds: 600, failure: 'old sessions could not be swept', work: sweep },
  { name: 'finish', everySeconds: 5, failure: 'decisions could not be finished', work: finishDecisions },
  {
    name: 'batches',
    everySeconds: 2,
    failure: 'a batch could not be worked on',
    work: async (services) => workInBackground(services),
  },
  {
    name: 'payroll',
    everySeconds: 2,
    failure: 'a payroll batch could not be made',
    work: (services) => makeBatches(services),
  },
  {
    name: 'figures',
    everySeconds: 5,
    failure: 'counts and usual values could not be brought up to date',
    work: keepFigures,
  },
  {
    name: 'deadlines',
    everySeconds: 300,
    failure: 'due dates could not be noted',
    work: ({ db, now }) => noteDeadlines(db, now()),
  },
  {
    name: 'missing-periods',
    everySeconds: 900,
    failure: 'due dates of periods without a timecard could not be noted',
    work: noteMissingPeriods,
  },
  { name: 'reminders', everySeconds: 60, failure: 'reminders could not be sent', work: sendReminders },
  { name: 'reports', everySeconds: 300, failure: 'reports could not be sent', work: sendReports },
  { name: 'escalation', everySeconds: 600, failure: 'items could not be escalated', work: escalate },
];
