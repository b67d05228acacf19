import { sql } from 'kysely';
import type { RecordFacts, RecordPage } from 'shared-client/schema/records';
import { dueDate } from 'shared-validators/record-approval';
import { dateIn } from '../billing/calendar.ts';
import { startApi } from '../testing/start-api.ts';
import { recordDue } from './record-due.ts';

const server = await startApi();
const { db } = server.api.services;
const daniel = await server.signedIn('manager');
afterAll(() => server.close());
const DANIEL = 1002;

const rowsOf = () =>
  db
    .selectFrom('approval_record as r')
    .select(['r.id', 'r.kind', 'r.status', 'r.submitted_at', 'r.facts', 'r.changes'])
    .select(sql<string | null>`(${recordDue(DANIEL)})::text`.as('due'))
    .orderBy('r.id')
    .execute();

/** The facts with a start date up to four days before or after a time, by the record, so that no due date is a matter of the sample's day. */
const startingAround = (at: string) =>
  sql<RecordFacts>`facts || jsonb_build_object('startDate', (${at.slice(0, 10)}::date + id % 9 - 4)::text)`;

test.each([
  ['2026-11-19T20:00:00Z', 'America/Los_Angeles'],
  // A Saturday here, a Sunday there.
  ['2026-11-21T20:00:00Z', 'Asia/Tokyo'],
  ['2026-12-13T23:30:00Z', 'Europe/Berlin'],
])(
  'the due dates of the list are those of the page, submitted at %s and read in %s (docs: approvals#record-due)',
  async (at, timeZone) => {
    await daniel.post('/wand2/api/account/profile', { timeZone });
    await db
      .updateTable('approval_record')
      .set({ submitted_at: new Date(at), facts: startingAround(at) })
      .where('status', '=', 'Pending')
      .execute();
    const rows = await rowsOf();
    expect(rows.filter(({ due }) => due !== null).length).toBeGreaterThan(5);
    for (const { id, kind, status, submitted_at, facts, changes, due } of rows) {
      const submittedOn = submitted_at && dateIn(timeZone, submitted_at);
      expect([id, due]).toEqual([id, dueDate({ kind, status, startDate: facts.startDate, changes }, submittedOn)]);
    }
  },
);

test('what waits for the reader comes first, and late ones of each group on top; drafts come last (docs: approvals#records)', async () => {
  const due = new Map((await rowsOf()).map(({ id, due }) => [id, due ?? '9']));
  const { content }: RecordPage = (await daniel.get('/wand2/api/approvals/records')).body;
  const order = content.map(({ recordId, waitsForReader }) => `${waitsForReader ? 0 : 1} ${due.get(recordId)}`);
  expect(new Set(order).size).toBeGreaterThan(4);
  expect(order).toEqual([...order].sort());
});
