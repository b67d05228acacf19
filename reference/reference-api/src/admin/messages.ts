import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { discardDead, readDead, retryDead } from '../messages/dead-messages.ts';
import { discardReminders, stateOfChannels } from '../messages/queue-state.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';

/** The most messages in a list. */
const SHOWN = 100;

/** The commands on messages: `list`; `retry` and `discard` with ids or `--all`; and `discard --reminders`. */
export type MessagesCommand =
  | { readonly command: 'list' }
  | { readonly command: 'retry' | 'discard'; readonly which: readonly string[] | 'all' }
  | { readonly command: 'discard-reminders' };

/** The command of the arguments. @throws OperatorError with the usage */
export function messagesCommand([command, ...ids]: readonly string[], usage: string): MessagesCommand {
  if (command === 'list' && ids.length === 0) return { command };
  if ((command !== 'retry' && command !== 'discard') || ids.length === 0) throw new OperatorError(usage);
  if (ids.length === 1 && ids[0] === '--all') return { command, which: 'all' };
  if (ids.length === 1 && ids[0] === '--reminders' && command === 'discard') return { command: 'discard-reminders' };
  const unknown = ids.find((id) => !/^[0-9a-f-]{36}$/.test(id));
  if (unknown !== undefined) throw new OperatorError(`"${unknown}" is no id of a message. See: messages list.`);
  return { command, which: ids };
}

/** Runs a command on the messages of a database. @returns what to print */
export async function messages(db: Kysely<Database>, boss: PgBoss, given: MessagesCommand, now: Date): Promise<string> {
  if (given.command === 'list') return list(db);
  if (given.command === 'retry') {
    return `Messages to be tried again: ${await retryDead(boss, db, given.which, now)}.`;
  }
  if (given.command === 'discard-reminders') return `Reminders discarded: ${await discardReminders(db)}.`;
  return `Messages discarded: ${await discardDead(boss, db, given.which)}.`;
}

async function list(db: Kysely<Database>): Promise<string> {
  const states = (await stateOfChannels(db)).map(
    ({ channel, waiting, reminders, oldestSeconds, dead }) =>
      `${channel}: ${waiting} waiting${reminders > 0 ? `, ${reminders} of them reminders` : ''}${waiting > 0 ? `, the oldest for ${Math.round(oldestSeconds / 60)} minutes` : ''}; ${dead} given up`,
  );
  const dead = (await readDead(db, SHOWN)).map(({ id, channel, givenUpAt, tries, reason, userName }) =>
    [id, channel, givenUpAt.toISOString(), `tries: ${tries}`, reason, userName ?? ''].join('  ').trimEnd(),
  );
  return [...states, ...dead].join('\n');
}
