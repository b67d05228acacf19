import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createUser } from './admin/create-user.ts';
import type { UserType } from './identity/signed-in-user.ts';
import { OperatorError } from './operator-error.ts';
import { optionsFromEnvironment } from './options.ts';
import { migrate } from './storage/migrate.ts';
import { openDatabase } from './storage/open.ts';

const USER_TYPES: readonly UserType[] = ['Client', 'MSP', 'VMS', 'Supplier', 'Worker'];

const USAGE = `npm run admin -- create-user --name NAME --type ${USER_TYPES.join('|')} --first-name … --last-name …
    --client "COMPANY" [--time-zone America/Los_Angeles] [--country US] [--password-stdin]

Makes an account in the database of DATABASE_URL, and its company where there is none of that name. The password is read from
standard input, or made and printed once.`;

/** `npm run admin`: what an operator does to the database of DATABASE_URL. */
async function run([command, ...args]: readonly string[]): Promise<string> {
  if (command !== 'create-user') throw new OperatorError(USAGE);
  const given = readArguments(args);
  const { dataDir = '.data', databaseUrl } = optionsFromEnvironment(process.env);
  if (!databaseUrl) throw new OperatorError('DATABASE_URL is missing: the postgres:// URL of the portal’s database.');
  const { db } = await openDatabase({ dataDir, databaseUrl });
  try {
    await migrate(db);
    const password = given.asksPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : newPassword();
    const id = await createUser(db, { ...given.user, password }, new Date());
    const shown = given.asksPassword ? '' : ` Password: ${password}`;
    return `User ${given.user.userName} was created with the id ${id}.${shown}`;
  } finally {
    await db.destroy();
  }
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
      client: { name: client, timeZone: values['time-zone'], country: values.country },
    },
  };
}

/** 20 characters of three kinds at least, as the rule for passwords wants. */
const newPassword = (): string => `Aa1${randomBytes(12).toString('base64url')}`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isUsage = /^ERR_PARSE_ARGS_/.test((error as { code?: string }).code ?? '');
  if (!(error instanceof OperatorError) && !isUsage) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
