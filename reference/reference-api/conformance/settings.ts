import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const account = v.strictObject({ userName: v.string(), password: v.string() });

/** What a server has to have, so that it can be driven through its rules. README.md, "What it needs". */
const settings = v.strictObject({
  accounts: v.strictObject({
    /** Enters time on the engagement. */
    worker: account,
    /** Approves and invoices it. */
    approver: account,
    /** Of the supplier who provides the worker. */
    supplier: account,
    /** A worker who has registered neither an e-mail address nor a number. */
    newcomer: account,
  }),
  /** They take spans of time from nine to five with half an hour of lunch; fifteen of their weeks have no timecard. */
  engagementIds: v.array(v.number()),
  /** How many weeks back to look for those; time that is older may no longer be entered. */
  weeksBack: v.number(),
  /** Where what was sent can be read, newest first, as `[{ text }]`; `{to}` is the address. Null: rules that need it are skipped. */
  outbox: v.nullable(v.string()),
  /** Wrong passwords after which a name is limited; null: not tried. */
  passwordTries: v.nullable(v.number()),
});
export type Settings = v.InferOutput<typeof settings>;

const PASSWORD = 'Portal-2026';
const sample = (userName: string) => ({ userName, password: PASSWORD });

/** reference-api in development. */
const sampleSettings: Settings = {
  accounts: {
    worker: sample('worker-templates'),
    approver: sample('manager'),
    supplier: sample('supplier'),
    newcomer: sample('worker'),
  },
  engagementIds: [5035, 5031],
  weeksBack: 12,
  outbox: '/dev/outbox?to={to}',
  passwordTries: 20,
};

/** The sample data's, with what a file says instead. */
export function readSettings(file: string | undefined): Settings {
  if (file === undefined) return sampleSettings;
  return v.parse(settings, { ...sampleSettings, ...JSON.parse(readFileSync(file, 'utf8')) });
}
