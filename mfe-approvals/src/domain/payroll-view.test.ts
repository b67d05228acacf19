import { openPath, payrollPath, readPayrollView } from './payroll-view.ts';

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

test('the timecards that are not decided are a list of their own, without those that were refused (docs: exports#payroll-open)', () => {
  const days = { from: '2026-11-16', until: '2026-11-22' };
  const filters = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  const own = {
    'f.type': 'TIME~TIME',
    'f.status': 'Saved~Saved,Pending~Pending,SENT_BACK~SENT_BACK',
    'f.period': 'from~2026-11-16,to~2026-11-22',
  };
  expect(filters(openPath(days, null))).toEqual(own);
  expect(filters(openPath(days, { clientId: 7, name: 'Quay ~ Vale' }))).toEqual({
    ...own,
    'f.company': '7~Quay%20%7E%20Vale',
  });
});
