import { CompiledQuery } from 'kysely';
import { changePermission } from '../../admin/change-permission.ts';
import { APPROVED_WITHIN, insertApprovedTimecards } from '../../testing/items/approved-timecards.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';

/** Inserting 20,000 items takes ten seconds, so this is in the wide suite, on PostgreSQL. */
const runs = process.env.TEST_WIDE && process.env.TEST_DATABASE_URL ? describe : describe.skip;

const ITEMS = 20_000;
const PAYROLL = '/wand2/api/clients/1/payroll';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that a plan reads from begin to end for each row of another one. */
function readForEachRow(plan: Plan, isInLoop = false): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans = [] } = plan;
  const below = Plans.flatMap((part) =>
    readForEachRow(part, isInLoop || (node === 'Nested Loop' && part['Parent Relationship'] === 'Inner')),
  );
  return isInLoop && node === 'Seq Scan' && /^(billing|payroll)/.test(table) ? [table, ...below] : below;
}

runs('payroll at 20,000 items', () => {
  const statements: { readonly text: string; readonly parameters: readonly unknown[] }[] = [];
  let portal: TestApi;
  beforeAll(async () => {
    const onStatement = (text: string, parameters: readonly unknown[]) => statements.push({ text, parameters });
    portal = await startApi({ now: noonOfToday }, { onStatement });
    const { db } = portal.api.services;
    await insertApprovedTimecards(db, ITEMS);
    await changePermission(db, { userName: 'manager', permission: 'PAYROLL_EXPORT', grants: true }, noonOfToday());
  });
  afterAll(() => portal.close());

  // Slow: it makes a batch of 20,000 lines.
  test('a preview has three statements about them, and no statement reads a table for each row (docs: exports#payroll-page)', async () => {
    const manager = await portal.signedIn('manager');
    const preview = () => manager.get(`${PAYROLL}/changes?${new URLSearchParams(APPROVED_WITHIN)}&most=50`);
    const begin = () => statements.splice(0);
    const ofPayroll = () => statements.filter(({ text }) => text.includes('payroll_'));
    begin();
    const { body } = await preview();
    expect([body.total, body.lines.length]).toEqual([{ lines: ITEMS, minutes: ITEMS * 2400, amounts: [] }, 50]);
    expect(ofPayroll()).toHaveLength(3);
    begin();
    const made = await manager.post(`${PAYROLL}/batches`, APPROVED_WITHIN, { headers: { 'idempotency-key': 'plans' } });
    expect([made.status, made.body.total]).toEqual([200, body.total]);
    // The parts of 5,000, and what every batch has.
    expect(ofPayroll().length).toBeLessThan(ITEMS / 5000 + 10);
    const ofBatch = ofPayroll();
    const after = (await preview()).body;
    expect([after.total.lines, after.lines]).toEqual([0, []]);
    for (const { text, parameters } of [...ofBatch, ...ofPayroll()].filter(({ text }) =>
      /^\s*(select|with)/.test(text),
    )) {
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await portal.api.services.db.executeQuery<{
        'QUERY PLAN': readonly { Plan: Plan; JIT?: object }[];
      }>(explained);
      for (const { Plan: plan, JIT } of rows.flatMap((row) => row['QUERY PLAN']))
        expect([text, readForEachRow(plan), JIT]).toEqual([text, [], undefined]);
    }
  });
});
