import { reachOf } from '../access/may.ts';
import { readsLate } from '../account/mail-choices.ts';
import type { QueuedMessage } from '../messages/queued-message.ts';
import type { Services } from '../services.ts';
import { type Digest, digestOf } from './approver-digest.ts';
import { daysOff, keyOf } from './days-off.ts';
import { type DuePerson, duePeople, noteConsidered, zonesOfPeople } from './due-people.ts';
import { type EscalatedItem, escalatedItems } from './escalation/escalated-items.ts';
import { noteTold, type UntoldEscalation, untoldEscalations } from './escalation/untold-escalations.ts';
import { escalationMail } from './escalation/write-escalation.ts';
import { type LateReport, lateAtCompany, totalOf } from './late-at-company.ts';
import { openPeriods } from './open-periods.ts';
import { isDigestDay } from './reminder-time.ts';
import { waitingItems } from './waiting-items.ts';
import { digestMail, dueMessages, lateMail } from './write-mails.ts';

/** The people considered in one step and one transaction. */
const AT_ONCE = 250;
/** The readers whose items are read at a time: each may have hundreds, of which a digest names ten. */
const READERS_AT_ONCE = 25;

type Reminding = Pick<Services, 'db' | 'now' | 'queue' | 'options' | 'lifecycle'>;

/** The report of each company that somebody has read in a round. */
type Reports = Map<number, { readonly company: string; readonly report: LateReport }>;

/**
 * Queues the reminders of everybody whose hour has come (docs: reminders#reminder-once): once for a day of theirs, whatever number of processes
 * do this, because the day is noted in the transaction that queues the mail. @returns the number of messages
 */
export async function sendReminders(services: Reminding): Promise<number> {
  const { db, now, options, lifecycle } = services;
  if (!options.sendsReminders) return 0;
  const reports: Reports = new Map();
  const zones = await zonesOfPeople(db);
  let after = 0;
  let sent = 0;
  while (!lifecycle.isDraining) {
    const people = await duePeople(db, { zones, now: now(), after, limit: AT_ONCE });
    const last = people.at(-1);
    if (!last) break;
    sent += await remind(services, people, reports);
    after = last.userId;
  }
  services.queue.wake();
  return sent;
}

async function remind(
  { db, now, queue, options }: Reminding,
  people: readonly DuePerson[],
  reports: Reports,
): Promise<number> {
  const at = now();
  const writing = { options, now: at };
  const workers = people.filter(({ userType }) => userType === 'Worker');
  const { periods } = workers.length > 0 ? await openPeriods(db, { workers }, at) : { periods: [] };
  const off = await daysOff(db, people);
  const isOff = (person: DuePerson) => off.has(keyOf(person));
  const getsDigest = (person: DuePerson) =>
    !person.off.includes('digest') && isDigestDay(person.digest, { ...person, isDayOff: isOff(person) });
  const isWeekly = (person: DuePerson) => isDigestDay('weekly', { ...person, isDayOff: isOff(person) });
  const working = people.filter((person) => !isOff(person)).map(({ userId }) => userId);
  const untold = await untoldEscalations(db, working);
  const untoldOf = Map.groupBy(untold, ({ readerId }) => readerId);
  const readers = people.filter(
    (person) => reachOf(person, 'decide') !== 'none' && (getsDigest(person) || untoldOf.has(person.userId)),
  );
  const waitingOf = await waitingFor(db, readers, untoldOf, at);
  const programs = people.filter((person) => readsLate(person) && !person.off.includes('late') && isWeekly(person));
  for (const { clientId } of programs)
    if (!reports.has(clientId)) reports.set(clientId, await reportOf(db, clientId, at));

  const ofWorker = Map.groupBy(periods, ({ workerId }) => workerId);
  const messagesOf = (person: DuePerson): readonly QueuedMessage[] => {
    const own = ofWorker.get(person.userId) ?? [];
    const { digest = null, escalated = [] } = waitingOf.get(person.userId) ?? {};
    const late = programs.includes(person) ? reports.get(person.clientId) : undefined;
    return [
      ...(own.length > 0 ? dueMessages(writing, person, own) : []),
      ...(digest && getsDigest(person) ? digestMail(writing, person, digest) : []),
      ...(escalated.length > 0 ? escalationMail(writing, person, escalated) : []),
      ...(late && totalOf(late.report.workers) + totalOf(late.report.approvers) > 0
        ? lateMail(writing, person, late)
        : []),
    ];
  };
  return db.transaction().execute(async (trx) => {
    const noted = await noteConsidered(
      trx,
      people.map(({ userId, day, monday, ...person }) => ({
        ...{ userId, day, monday },
        withWeek: isWeekly({ userId, day, monday, ...person }),
      })),
    );
    const messages = people.flatMap((person) => (noted.has(person.userId) ? messagesOf(person) : []));
    await queue.add(trx, messages);
    await noteTold(
      trx,
      untold.filter(({ readerId }) => noted.has(readerId)),
    );
    return messages.length;
  });
}

/** What waits for readers, as far as their mails say it. */
async function waitingFor(
  db: Reminding['db'],
  readers: readonly DuePerson[],
  untoldOf: ReadonlyMap<number, readonly UntoldEscalation[]>,
  at: Date,
): Promise<ReadonlyMap<number, { readonly digest: Digest | null; readonly escalated: readonly EscalatedItem[] }>> {
  const found = new Map<number, { digest: Digest | null; escalated: readonly EscalatedItem[] }>();
  for (let from = 0; from < readers.length; from += READERS_AT_ONCE) {
    const ids = readers.slice(from, from + READERS_AT_ONCE).map(({ userId }) => userId);
    for (const [id, items] of Map.groupBy(await waitingItems(db, ids, at), ({ readerId }) => readerId))
      found.set(id, { digest: digestOf(items, at), escalated: escalatedItems(items, untoldOf.get(id) ?? []) });
  }
  return found;
}

async function reportOf(db: Reminding['db'], clientId: number, now: Date) {
  const { name } = await db.selectFrom('client').select('name').where('id', '=', clientId).executeTakeFirstOrThrow();
  return { company: name, report: await lateAtCompany(db, clientId, now) };
}
