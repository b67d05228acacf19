import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const account = v.strictObject({ userName: v.string(), password: v.string() });

/** The data that a server must have for the rules to be tested. See README.md, "What it needs". */
const settings = v.strictObject({
  accounts: v.strictObject({
    /** Enters time on the engagement. */
    worker: account,
    /** Approves and invoices it. */
    approver: account,
    /** A user of the supplier who provides the worker. */
    supplier: account,
    /** A worker who has registered neither an e-mail address nor a phone number. */
    newcomer: account,
  }),
  /** The engagements take time spans from nine to five with half an hour of lunch; fifteen of their weeks have no timecard. */
  engagementIds: v.array(v.number()),
  /** The number of weeks to search back for these weeks; older time can no longer be entered. */
  weeksBack: v.number(),
  /**
   * The URL of the sent messages, newest first, as `[{ text }]`; `{to}` is replaced by the address. Null: rules that need it are skipped.
   */
  outbox: v.nullable(v.string()),
  /** The number of wrong passwords after which a name is rate-limited; null: not tested. */
  passwordTries: v.nullable(v.number()),
});
export type Settings = v.InferOutput<typeof settings>;

const PASSWORD = 'Portal-2026';
const sample = (userName: string) => ({ userName, password: PASSWORD });

/** The settings for reference-api in development. */
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

/** The settings of the sample data, with those of a file over them. */
export function readSettings(file: string | undefined): Settings {
  if (file === undefined) return sampleSettings;
  return v.parse(settings, { ...sampleSettings, ...JSON.parse(readFileSync(file, 'utf8')) });
}
