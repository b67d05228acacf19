import { reachOf } from '../access/may.ts';
import { readsLate } from '../account/mail-choices.ts';
import type { QueuedMessage } from '../messages/queued-message.ts';
import type { Services } from '../services.ts';
import { digestOf } from './approver-digest.ts';
import { daysOff, keyOf } from './days-off.ts';
import { type DuePerson, duePeople, noteConsidered } from './due-people.ts';
import { escalatedItems } from './escalation/escalated-items.ts';
import { noteTold, untoldEscalations } from './escalation/untold-escalations.ts';
import { escalationMail } from './escalation/write-escalation.ts';
import { type LateReport, lateAtCompany, totalOf } from './late-at-company.ts';
import { openPeriods } from './open-periods.ts';
import { isDigestDay } from './reminder-time.ts';
import { waitingItems } from './waiting-items.ts';
import { digestMail, dueMessages, lateMail } from './write-mails.ts';

/** The people considered in one step and one transaction. */
const AT_ONCE = 100;

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
  let after = 0;
  let sent = 0;
  while (!lifecycle.isDraining) {
    const people = await duePeople(db, { now: now(), after, limit: AT_ONCE });
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
  const isTold = new Set(untold.map(({ readerId }) => readerId));
  const readers = people.filter(
    (person) => reachOf(person, 'decide') !== 'none' && (getsDigest(person) || isTold.has(person.userId)),
  );
  const items = await waitingItems(
    db,
    readers.map(({ userId }) => userId),
    at,
  );
  const programs = people.filter((person) => readsLate(person) && !person.off.includes('late') && isWeekly(person));
  for (const { clientId } of programs)
    if (!reports.has(clientId)) reports.set(clientId, await reportOf(db, clientId, at));

  const ofWorker = Map.groupBy(periods, ({ workerId }) => workerId);
  const ofReader = Map.groupBy(items, ({ readerId }) => readerId);
  const messagesOf = (person: DuePerson): readonly QueuedMessage[] => {
    const own = ofWorker.get(person.userId) ?? [];
    const waiting = ofReader.get(person.userId) ?? [];
    const digest = getsDigest(person) ? digestOf(waiting, at) : null;
    const escalated = escalatedItems(waiting, untold);
    const late = programs.includes(person) ? reports.get(person.clientId) : undefined;
    return [
      ...(own.length > 0 ? dueMessages(writing, person, own) : []),
      ...(digest ? digestMail(writing, person, digest) : []),
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

async function reportOf(db: Reminding['db'], clientId: number, now: Date) {
  const { name } = await db.selectFrom('client').select('name').where('id', '=', clientId).executeTakeFirstOrThrow();
  return { company: name, report: await lateAtCompany(db, clientId, now) };
}
