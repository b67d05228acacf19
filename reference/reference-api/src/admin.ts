import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type AdministrationAction, FACTORS, type Factor, USUAL_FACTORS } from 'shared-client/schema/administration';
import { backUp } from './admin/back-up.ts';
import { changePermission } from './admin/change-permission.ts';
import { changeUserByOperator } from './admin/change-user.ts';
import { confirm } from './admin/confirm.ts';
import { createUser } from './admin/create-user.ts';
import { endSessionsOf } from './admin/end-sessions.ts';
import { findUser } from './admin/find-user.ts';
import { messages, messagesCommand } from './admin/messages.ts';
import { openPassword } from './admin/open-password.ts';
import { withOperatorServices } from './admin/operator-services.ts';
import { reseal } from './admin/reseal.ts';
import { setDueCalendar } from './admin/set-due-calendar.ts';
import { setEscalation } from './admin/set-escalation.ts';
import { setPayrollMapping } from './admin/set-payroll-mapping.ts';
import { setRoute } from './admin/set-route.ts';
import { setSupplier } from './admin/set-supplier.ts';
import { showUser, showUsers } from './admin/show-users.ts';
import { tableSums, verifyBackup } from './admin/table-sums.ts';
import type { UserType } from './identity/signed-in-user.ts';
import { openQueues } from './messages/message-queue.ts';
import { messageForOperator, OperatorError } from './operator-error.ts';
import { optionsFromEnvironment } from './options.ts';
import type { Services } from './services.ts';
import type { Database } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { openDatabase } from './storage/open.ts';

const USER_TYPES: readonly UserType[] = ['Client', 'MSP', 'VMS', 'Supplier', 'Worker'];

const USAGE = `npm run admin -- create-user --name NAME --type ${USER_TYPES.join('|')} --first-name … --last-name …
    --client "COMPANY" [--supplier "SUPPLIER"] [--time-zone America/Los_Angeles] [--country US] [--password-stdin]

Makes an account in the database of DATABASE_URL, and its company where there is none of that name. The password is read from
standard input, or made and printed once. Only a Supplier has a --supplier, and needs one.

npm run admin -- list-users [--filter "WORDS"]
npm run admin -- show-user NAME

Lists the users whose name, user name, company or supplier has every word; shows one of them, contacts masked.

npm run admin -- disable-user NAME [--yes]
npm run admin -- enable-user NAME [--yes]
npm run admin -- reset-factors NAME [--authenticator] [--passkeys] [--recovery-codes] [--browsers] [--contact-step] [--yes]
npm run admin -- set-supplier NAME --supplier "SUPPLIER" [--yes]

Disables a user, enables one, removes factors of a sign-in (without a choice all but the code to a contact), changes the supplier of a
supplier's user. Each asks to type the user name, unless --yes is given, ends all sessions of the user except set-supplier, and tells the
person at the contacts on file.

npm run admin -- end-sessions --name NAME | --everybody

Ends the sessions of a user, or of everybody: who was signed in signs in again. What is kept on devices stays there.

npm run admin -- open-password --name NAME --hours HOURS

Lets an account of the company's identity provider sign in by its password for so many hours, although OIDC_PASSWORDS is closed.

npm run admin -- grant --name NAME --permission COMPANY_BILLING
npm run admin -- revoke --name NAME --permission COMPANY_BILLING

Grants a permission, or revokes it: COMPANY_BILLING for the whole company, MANAGE_USERS for user administration, PAYROLL_EXPORT for
payroll. It takes effect at once.

npm run admin -- set-route --client "COMPANY" --kind BILLING|REQUEST|ENGAGEMENT|REVISION|BUDGET < route.json

Stores the approval route of a company, a JSON list of steps; an empty list removes it. What is under way keeps its route:
[{ "name": "Manager", "mode": "all", "manager": true },
 { "name": "Finance", "mode": "any", "approvers": ["NAME", "NAME"], "above": 5000, "types": ["EXPENSE"] }]

npm run admin -- set-due-calendar --client "COMPANY" [--engagement ID] < calendar.json

Stores the due dates of a company, or of one engagement; null removes them:
{ "name": "Weekly payroll", "worker": { "days": 1, "time": "17:00" }, "approver": { "days": 2, "time": "17:00" },
  "cutoff": { "days": 3, "time": "12:00" }, "moved": "later", "weekend": ["Saturday", "Sunday"] }

npm run admin -- set-escalation --client "COMPANY" --days DAYS --to NAME

Asks NAME as well about what waits so many days after its due date; "--to nobody" ends that.

npm run admin -- set-payroll-mapping --client "COMPANY" < mapping.json

Stores the columns of a company's payroll files; null removes them. "field" is a value of a line, "text" the same text in each:
{ "separator": "semicolon", "decimalMark": ",", "date": "DD.MM.YYYY", "heading": true,
  "columns": [{ "heading": "Pay code", "field": "itemType", "words": { "TIME": "100" } }, { "heading": "Company", "text": "042" }] }

npm run admin -- back-up --to FILE

Dumps the database by pg_dump into FILE, and writes the count and the sum of every table into FILE.sums. "table-sums" only prints these.

npm run admin -- verify-backup --database NAME --sums FILE

Compares a restored database, on the server of DATABASE_URL, with the sums of its backup.

npm run admin -- messages list | retry ID … | retry --all | discard ID … | discard --all | discard --reminders

Lists messages that wait and those that were given up, lets these be tried again, or deletes them. --reminders deletes
the reminders that wait.

npm run admin -- reseal

Seals the keys of authenticator apps anew with PORTAL_SECRET, as far as PORTAL_FORMER_SECRETS opens them. Then those are needed no more.`;

const ACTIONS: Readonly<Record<string, AdministrationAction>> = {
  'disable-user': 'disable',
  'enable-user': 'enable',
  'reset-factors': 'reset-factors',
};

/** `npm run admin`: an operator's commands for the database of DATABASE_URL. */
async function run([command, ...args]: readonly string[]): Promise<string> {
  if ([command, ...args].includes('--help')) return USAGE;
  if (command === 'create-user') {
    const given = readArguments(args);
    return withDatabase((db) => create(db, given));
  }
  if (command === 'end-sessions') {
    const whose = readRecordOwner(args);
    return withDatabase(async (db) => `Sessions ended: ${await endSessionsOf(db, whose, new Date())}.`);
  }
  if (command === 'grant' || command === 'revoke') {
    const { name: userName, permission } = readTexts(args, ['name', 'permission']);
    return withDatabase((db) =>
      changePermission(db, { userName, permission, grants: command === 'grant' }, new Date()),
    );
  }
  if (command === 'open-password') {
    const { name: userName, hours } = readTexts(args, ['name', 'hours']);
    return withDatabase((db) => openPassword(db, { userName, hours }, new Date()));
  }
  if (command === 'set-route') {
    const given = { ...readTexts(args, ['client', 'kind']), text: await text(process.stdin) };
    return withDatabase((db) => setRoute(db, given));
  }
  if (command === 'set-due-calendar') {
    const given = { ...readTexts(args, ['client'], ['engagement']), text: await text(process.stdin) };
    return withDatabase((db) => setDueCalendar(db, given));
  }
  if (command === 'set-escalation') {
    const given = readTexts(args, ['client', 'to'], ['days']);
    return withDatabase((db) => setEscalation(db, { ...given, days: given.days ?? '' }));
  }
  if (command === 'set-payroll-mapping') {
    const given = { ...readTexts(args, ['client']), text: await text(process.stdin) };
    return withDatabase((db) => setPayrollMapping(db, given));
  }
  if (command === 'back-up') {
    const { to } = readTexts(args, ['to']);
    return withDatabase((db, databaseUrl) => backUp(db, { databaseUrl, file: to }), { migrates: false });
  }
  if (command === 'table-sums' && args.length === 0)
    return withDatabase(async (db) => JSON.stringify(await tableSums(db), null, 2), { migrates: false });
  if (command === 'verify-backup') {
    const { database, sums } = readTexts(args, ['database', 'sums']);
    const text = await readFile(sums, 'utf8').catch((error) => {
      throw new OperatorError(`The file of sums cannot be read (${error.code}).`);
    });
    return withDatabase((db) => verifyBackup(db, text), { migrates: false, database });
  }
  if (command === 'list-users') {
    const { filter } = parseArgs({ args: [...args], options: { filter: { type: 'string', default: '' } } }).values;
    return withDatabase((db) => showUsers(db, filter));
  }
  if (command === 'show-user') {
    const { userName } = readUserArguments(args);
    return withDatabase((db) => showUser(db, userName, new Date()));
  }
  if (command === 'set-supplier') {
    const { userName, isSure, supplier } = readUserArguments(args);
    if (!supplier) throw new OperatorError(USAGE);
    return changing(userName, isSure, (services) => setSupplier(services, userName, supplier));
  }
  const action = ACTIONS[command ?? ''];
  if (action) {
    const { userName, isSure, chosen } = readUserArguments(args);
    const factors = action !== 'reset-factors' ? [] : chosen.length > 0 ? chosen : USUAL_FACTORS;
    return changing(userName, isSure, (services, userId) =>
      changeUserByOperator(services, { userId, action, factors }),
    );
  }
  if (command === 'messages') {
    const given = messagesCommand(args, USAGE);
    return withDatabase(async (db, databaseUrl) => {
      const boss = await openQueues(db, { databaseUrl });
      return messages(db, boss, given, new Date()).finally(() => boss.stop({ graceful: false }));
    });
  }
  if (command === 'reseal' && args.length === 0) return withDatabase(resealKeys);
  throw new OperatorError(USAGE);
}

async function resealKeys(db: Kysely<Database>): Promise<string> {
  const { secret, formerSecrets = [] } = optionsFromEnvironment(process.env);
  if (!secret) throw new OperatorError('PORTAL_SECRET is missing: the one that the portal has now.');
  const { anew, before, unreadable } = await reseal(db, { secret, formerSecrets });
  const counts = `Keys of authenticator apps: ${anew} sealed anew, ${before} were sealed with PORTAL_SECRET already.`;
  if (unreadable.length === 0) return `${counts} PORTAL_FORMER_SECRETS is needed no more.`;
  return `${counts} No secret that is given opens those of: ${unreadable.join(', ')}. Give the one that does, or have them set up anew.`;
}

/**
 * @param options.migrates false for what must work on the schema as it is: a backup is made before an upgrade
 * @param options.database another database of the server
 */
async function withDatabase(
  work: (db: Kysely<Database>, databaseUrl: string) => Promise<string>,
  { migrates = true, database }: { readonly migrates?: boolean; readonly database?: string } = {},
): Promise<string> {
  const { dataDir = '.data', databaseUrl: given } = optionsFromEnvironment(process.env);
  if (!given) throw new OperatorError('DATABASE_URL is missing: the postgres:// URL of the portal’s database.');
  const databaseUrl = database === undefined ? given : otherDatabase(given, database);
  const { db } = await openDatabase({ dataDir, databaseUrl });
  try {
    if (migrates) await migrate(db);
    return await work(db, databaseUrl);
  } finally {
    await db.destroy();
  }
}

/** The URL of another database of the same server. */
function otherDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Changes a user after the operator has typed the name. */
async function changing(
  userName: string,
  isSure: boolean,
  work: (services: Services, userId: number) => Promise<string>,
): Promise<string> {
  return withDatabase(async (db) => {
    const user = await findUser(db, userName);
    if (!isSure) await confirm(user.user_name, { input: process.stdin, output: process.stderr });
    return withOperatorServices(db, optionsFromEnvironment(process.env), (services) => work(services, user.id));
  });
}

async function create(db: Kysely<Database>, given: ReturnType<typeof readArguments>): Promise<string> {
  const password = given.asksPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : newPassword();
  const id = await createUser(db, { ...given.user, password }, new Date());
  const shown = given.asksPassword ? '' : ` Password: ${password}`;
  return `User ${given.user.userName} was created with the id ${id}.${shown}`;
}

function readRecordOwner(args: readonly string[]): { userName: string } | 'everybody' {
  const options = { name: { type: 'string' }, everybody: { type: 'boolean', default: false } } as const;
  const { name, everybody } = parseArgs({ args: [...args], options }).values;
  if (everybody === (name !== undefined)) throw new OperatorError(USAGE);
  return name === undefined ? 'everybody' : { userName: name };
}

/** A user, named alone or by --name, with the options of the commands that change one. */
function readUserArguments(args: readonly string[]) {
  const boolean = { type: 'boolean' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      supplier: { type: 'string' },
      yes: boolean,
      authenticator: boolean,
      passkeys: boolean,
      'recovery-codes': boolean,
      browsers: boolean,
      'contact-step': boolean,
    },
  });
  const [userName, ...more] = [...positionals, ...(values.name === undefined ? [] : [values.name])];
  if (!userName || more.length > 0) throw new OperatorError(USAGE);
  const chosen: readonly Factor[] = FACTORS.filter((factor) => values[factor]);
  return { userName, isSure: values.yes === true, supplier: values.supplier, chosen };
}

/** Options that all have to be given, each a text. */
function readTexts<const Name extends string, const Optional extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  optional: readonly Optional[] = [],
): Record<Name, string> & Partial<Record<Optional, string>> {
  const options = Object.fromEntries([...names, ...optional].map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options });
  if (names.some((name) => !values[name])) throw new OperatorError(USAGE);
  return values as Record<Name, string> & Partial<Record<Optional, string>>;
}

function readArguments(args: readonly string[]) {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      name: string,
      type: string,
      'first-name': string,
      'last-name': string,
      client: string,
      supplier: string,
      'time-zone': { ...string, default: 'UTC' },
      country: { ...string, default: 'US' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const { name, client } = values;
  const [firstName, lastName] = [values['first-name'], values['last-name']];
  const userType = USER_TYPES.find((type) => type === values.type);
  if (!name || !client || !firstName || !lastName || !userType) throw new OperatorError(USAGE);
  return {
    asksPassword: values['password-stdin'],
    user: {
      userName: name,
      userType,
      firstName,
      lastName,
      supplier: values.supplier,
      client: { name: client, timeZone: values['time-zone'], country: values.country },
    },
  };
}

/** 20 characters of at least three kinds, as the password rule requires. */
const newPassword = (): string => `Aa1${randomBytes(12).toString('base64url')}`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isUsage = /^ERR_PARSE_ARGS_/.test((error as { code?: string }).code ?? '');
  const message = isUsage ? (error as Error).message : messageForOperator(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 1;
}
