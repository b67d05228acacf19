import { payrollPath, readPayrollView } from './payroll-view.ts';

test('the page begins with the last week that is over (docs: exports#payroll-page)', () => {
  const week = (today: string) => readPayrollView('', today);
  expect(week('2026-11-29')).toEqual({ clientId: null, from: '2026-11-16', until: '2026-11-22' });
  expect(week('2026-11-30')).toEqual({ clientId: null, from: '2026-11-23', until: '2026-11-29' });
  expect(week('2026-12-05')).toEqual({ clientId: null, from: '2026-11-23', until: '2026-11-29' });
});

test('what is chosen is in the URL; what cannot be read is left out', () => {
  const view = { clientId: 2, from: '2026-10-01', until: '2026-10-31' };
  const [, search = ''] = payrollPath(view).split('?');
  expect(readPayrollView(search, '2026-11-29')).toEqual(view);
  expect(readPayrollView('client=x&from=2026-13-01&until=2026-10-31', '2026-11-30')).toEqual({
    clientId: null,
    from: '2026-11-23',
    until: '2026-11-29',
  });
});
