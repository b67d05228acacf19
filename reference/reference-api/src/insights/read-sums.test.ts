import { sql } from 'kysely';
import { readOwner } from '../exports/jobs/owner.ts';
import { startApi } from '../testing/start-api.ts';
import { readSums } from './read-sums.ts';

const portal = await startApi();
const { db } = portal.api.services;
afterAll(() => portal.close());

const SUPPLIER = 1003;
const UNDONE = new Error('undone');

/** Thirty engagements of two workers with a supplier of their own, and one week each. */
const weeks = sql`
  with added as (
    insert into engagement select r.* from engagement e, generate_series(0, 29) n,
      lateral jsonb_populate_record(null::engagement, to_jsonb(e) || jsonb_build_object('id', 900000 + n, 'req_name', 'S-' || n,
        'supplier_name', 'Sums Staffing', 'worker_id', 1001 + n % 2 * 150)) r
    where e.id = 5000 returning id, worker_id)
  insert into insight_week (of_item, week_start, of_engagement, of_worker, in_client, in_supplier, in_status, week_minutes, overtime_minutes,
    leave_minutes, sick_minutes, overtime_by_day, no_meal_by_day, placed_minutes, ends_on)
  select id, date '2026-11-16', id, worker_id, 1, 'Sums Staffing', 'Pending', id % 10 * 60, 30, 0, 0, '{0,0,0,0,0,0,0}', '{0,0,0,0,0,0,0}',
    jsonb_build_object('CC-1', 30, 'CC-' || id % 10, 45), date '2026-11-22'
  from added`;

test('groups have the hours of all of their engagements, the largest first, and at most 25 are told (docs: insights#insights-hours)', async () => {
  const user = await readOwner(db, SUPPLIER, new Date());
  if (!user) throw new Error('There is no supplier.');
  const work = db.transaction().execute(async (trx) => {
    await weeks.execute(trx);
    const sums = await readSums(trx, { ...user, supplierName: 'Sums Staffing' }, { weeks: ['2026-11-16'] });
    const { engagements, workers, costCentres, companies, suppliers } = sums;
    const expected = Array.from({ length: 30 }, (_, n) => ({ id: 900_000 + n, minutes: (n % 10) * 60 }))
      .sort((one, other) => other.minutes - one.minutes || one.id - other.id)
      .slice(0, 25);
    expect(engagements.map(({ id, minutes }) => ({ id, minutes }))).toEqual(expected);
    expect(workers.map(({ id, minutes, overtimeMinutes }) => [id, minutes, overtimeMinutes])).toEqual([
      [1151, 4500, 450],
      [1001, 3600, 450],
    ]);
    // The engagements whose number ends in 1 have one value twice, of which a JSON object keeps the last.
    expect(costCentres.slice(0, 2).map(({ name, minutes }) => [name, minutes])).toEqual([
      ['CC-1', 27 * 30 + 3 * 45],
      ['CC-0', 3 * 45],
    ]);
    expect([companies, suppliers]).toEqual([[], []]);
    expect(sums.weeks).toEqual([
      {
        ...{
          workWeek: '2026-11-16',
          status: 'Pending',
          minutes: 8100,
          overtimeMinutes: 900,
          leaveMinutes: 0,
          sickMinutes: 0,
        },
        ...{ firstEnd: '2026-11-22', lastEnd: '2026-11-22' },
      },
    ]);
    throw UNDONE;
  });
  await expect(work).rejects.toBe(UNDONE);
});
