import { endsPath, groupPath, listPath, monthPath, projectPath, weekPath } from './list-paths.ts';

test('a week leads to the timecards with hours in it, a month to its expenses, a point of a budget to what its engagement billed (docs: insights#insights-lists)', () => {
  const week = { weekStartDate: '2026-11-23', periodEnds: null };
  const ofTime = '/worker/time-expense?f.type=TIME~TIME&f.period=';
  expect(decodeURIComponent(weekPath(week))).toBe(`${ofTime}from~2026-11-23,to~2026-11-29`);
  expect(decodeURIComponent(weekPath({ ...week, periodEnds: { from: '2026-11-29', until: '2026-11-30' } }))).toBe(
    `${ofTime}from~2026-11-29,to~2026-11-30`,
  );
  expect(decodeURIComponent(endsPath('2026-11-22'))).toBe(
    '/worker/time-expense?f.period=from~2026-11-22,to~2026-11-28',
  );
  expect(decodeURIComponent(monthPath('2026-02'))).toContain('from~2026-02-01,to~2026-02-28');
  expect(decodeURIComponent(monthPath('2026-12'))).toContain('from~2026-12-01,to~2026-12-31');
  expect(decodeURIComponent(projectPath({ key: '5303', name: 'Yard' }, '2026-11-23'))).toBe(
    '/worker/time-expense?f.type=PROJECT~PROJECT&f.engagement=5303~Yard&f.period=from~2026-11-23,to~2026-11-29',
  );
  expect(decodeURIComponent(listPath({ statuses: ['Saved', 'Rejected'] }))).toBe(
    '/worker/time-expense?f.status=Saved~Saved,Rejected~Rejected',
  );
});

test('an engagement, a worker, a supplier, a company or a cost centre leads to its timecards, whatever its name has (docs: insights#insights-lists)', () => {
  const supplier = { by: 'supplier', key: 'North, Inc. ~', name: 'North, Inc. ~' } as const;
  const path = groupPath(supplier, { from: '2025-12-01' });
  const query = new URLSearchParams(path.split('?')[1]);
  expect(query.get('f.supplier')).toBe('North%2C%20Inc.%20%7E~North%2C%20Inc.%20%7E');
  expect(query.get('f.period')).toBe('from~2025-12-01');
  const worker = groupPath({ by: 'worker', key: '1001', name: 'Mei Tanaka' }, { from: '2025-12-01' });
  expect(decodeURIComponent(worker)).toBe(
    '/worker/time-expense?f.type=TIME~TIME&f.worker=1001~Mei%20Tanaka&f.period=from~2025-12-01',
  );
  const company = groupPath({ by: 'company', key: '2', name: 'Harbor' }, { from: '2025-12-01', until: '2026-11-29' });
  expect(decodeURIComponent(company)).toBe(
    '/worker/time-expense?f.type=TIME~TIME&f.company=2~Harbor&f.period=from~2025-12-01,to~2026-11-29',
  );
});
