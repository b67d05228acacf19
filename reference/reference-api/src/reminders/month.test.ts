import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { setEscalation } from '../admin/set-escalation.ts';
import { refreshUsual } from '../approvals/usual/refresh-usual.ts';
import { allSent } from '../messages/all-sent.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';
import { saveReminderChoice } from './choices.ts';
import { escalate } from './escalation/escalate.ts';
import { FIRST_HOUR, LAST_HOUR } from './reminder-time.ts';
import { sendReminders } from './send-reminders.ts';

/**
 * The clock is moved over a month, hour by hour: a worker who forgets, in German, an approver of forty workers, in Japanese, and the program,
 * who is the next person and looks to the cut-off. Weeks end on Sunday, and are due on Monday at 17:00 in Los Angeles.
 */

const HOUR = 3_600_000;
const START = Date.parse('2026-11-02T00:00:00Z');
const HOURS = 30 * 24;
const THANKSGIVING = '2026-11-26';
/** A Tuesday of leave, and the Friday on which he submits all that is open. */
const LEAVE = '2026-11-10';
const SUBMITTED = Date.parse('2026-11-27T14:00:00Z');

const JONAS = { id: 1005, mail: 'jonas.weber@example.com', number: '+4915112345678', zone: 'Europe/Berlin' };
const DANIEL = { id: 1002, mail: 'daniel.reyes@example.com', zone: 'Asia/Tokyo' };
const PRIYA = { id: 1004, mail: 'priya.natarajan@example.com', zone: 'America/Los_Angeles' };

let clock = START;
const portal = await startApi({ now: () => new Date(clock), sendsReminders: true, publicOrigin: 'http://portal.test' });
const { services } = portal.api;
const { db } = services;
afterAll(() => portal.close());

async function settle(person: typeof DANIEL, language: string, country: string, number: string | null = null) {
  await db
    .insertInto('recovery_registration')
    .values({
      ...{ user_id: person.id, email: person.mail, email_verified_at: new Date(clock) },
      ...{ mobile: number, mobile_country: number && country, mobile_verified_at: number ? new Date(clock) : null },
    })
    .execute();
  await db.updateTable('app_user').set({ language, country }).where('id', '=', person.id).execute();
  await db
    .insertInto('user_preference')
    .values({ user_id: person.id, time_zone: person.zone })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ time_zone: person.zone }))
    .execute();
}

beforeAll(async () => {
  await Promise.all([portal.api.rounds.stop(), services.queue.sender?.stop()]);
  await db.deleteFrom('recovery_registration').execute();
  await settle(JONAS, 'de', 'DE', JONAS.number);
  await settle(DANIEL, 'ja', 'JP');
  await settle(PRIYA, 'en', 'US');
  await saveReminderChoice(db, JONAS.id, { hour: 8, digest: 'daily', bySms: true });
  await giveEngagements(db, JONAS.id, [5209]);
  await db
    .updateTable('engagement')
    .set({ status: 'Closed' })
    .where('worker_id', '=', JONAS.id)
    .where('id', '<>', 5209)
    .execute();
  await db
    .deleteFrom('billing_item')
    .where('engagement_id', '=', 5209)
    .where('period_end', '>=', '2026-10-26')
    .execute();
  await db.deleteFrom('client_holiday').execute();
  const holiday = { client_id: 1, holiday_date: THANKSGIVING, name: 'Thanksgiving', minutes: 480 };
  await db.insertInto('client_holiday').values(holiday).execute();
  await db
    .insertInto('leave_day')
    .values({
      ...{
        leave_request_id: 1,
        engagement_id: 5209,
        leave_date: LEAVE,
        start_time: null,
        end_time: null,
        minutes: 480,
      },
      ...{ leave_type: 'Vacation', leave_type_id: 1, full_day_off: true, canceled: false },
    })
    .execute();
  await setEscalation(db, { client: 'Harbor & Vale Logistics', days: '3', to: 'msp' });
  await refreshUsual(db);
});

/** Submits the weeks of which there is no timecard: copies of one of before. */
async function submitAll(): Promise<void> {
  await sql`
    insert into billing_item
    select r.* from billing_item b, generate_series(0, 4) as n, lateral jsonb_populate_record(null::billing_item, to_jsonb(b) || jsonb_build_object(
      'id', 900000 + n, 'period_start', date '2026-10-26' + 7 * n, 'period_end', date '2026-11-01' + 7 * n, 'status', 'Pending',
      'submitted_at', ${new Date(clock)}::timestamptz)) r
    where b.id = (select max(id) from billing_item where engagement_id = 5209 and type = 'TIME') and n < 4`.execute(db);
}

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: DateTime;
}

async function month(): Promise<readonly Sent[]> {
  for (let hour = 0; hour < HOURS; hour += 1) {
    clock = START + hour * HOUR;
    if (clock === SUBMITTED) await submitAll();
    await escalate(services);
    await sendReminders(services);
    await allSent(services);
  }
  const zoneOf = new Map<string, string>([
    [JONAS.mail, JONAS.zone],
    [JONAS.number, JONAS.zone],
    [DANIEL.mail, DANIEL.zone],
    [PRIYA.mail, PRIYA.zone],
  ]);
  const rows = await db.selectFrom('outbox_message').selectAll().orderBy('id').execute();
  return rows.map(({ recipient, subject, body, sent_at }) => ({
    ...{ to: recipient, subject, text: body },
    at: DateTime.fromJSDate(sent_at, { zone: zoneOf.get(recipient) ?? 'utc' }),
  }));
}

const daysOf = (sent: readonly Sent[], to: string, subject: RegExp): readonly string[] =>
  sent.filter((one) => one.to === to && subject.test(one.subject)).map(({ at }) => at.toFormat('MM-dd'));

/** The working days of the month on which nothing else is against it. */
function workingDays(zone: string, ...without: readonly string[]): readonly string[] {
  const first = DateTime.fromISO('2026-11-02', { zone });
  const days = Array.from({ length: 31 }, (_, days) => first.plus({ days })).filter(({ weekday }) => weekday < 6);
  return days.map((day) => day.toFormat('MM-dd')).filter((day) => ![THANKSGIVING, ...without].includes(`2026-${day}`));
}

(process.env.TEST_WIDE ? describe : describe.skip)('over a month', () => {
  // Slow: it moves the clock over a month.
  test('each gets what is theirs by day, once, and nobody anything on a day off, on leave, or after submitting (docs: reminders#reminder-nobody, reminders#reminder-time)', async () => {
    const sent = await month();
    const atNight = sent.filter(({ at }) => at.hour < FIRST_HOUR || at.hour > LAST_HOUR);
    expect(atNight).toEqual([]);

    // After the 27th he is reminded on the day on which the next week is due.
    const jonas = workingDays(JONAS.zone, LEAVE, '2026-12-02');
    expect(daysOf(sent, JONAS.mail, /^Einzureichende Zeitnachweise: \d$/)).toEqual(jonas);
    expect(daysOf(sent, JONAS.number, /^$/)).toEqual(jonas);

    expect(daysOf(sent, DANIEL.mail, /^承認待ち：\d+件$/)).toEqual(workingDays(DANIEL.zone));

    const priya = workingDays(PRIYA.zone, '2026-12-02');
    const mondays = ['11-02', '11-09', '11-16', '11-23', '11-30'];
    expect(daysOf(sent, PRIYA.mail, /^Waiting for your approval/)).toEqual(priya);
    expect(daysOf(sent, PRIYA.mail, /^Late at Harbor/)).toEqual(mondays);
    expect(daysOf(sent, PRIYA.mail, /^Not decided in time/)).toEqual(['11-02', '11-06']);
    expect(sent).toHaveLength(2 * jonas.length + workingDays(DANIEL.zone).length + priya.length + mondays.length + 2);
  });
});
