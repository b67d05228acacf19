import { copyDay } from '../copy/copy-day.ts';
import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { withRenamedRows } from './renamed-rows.ts';

const of = rules({ id: 1 });

test('rows of a draft that was made on another page get names that no row of this page has', () => {
  const monday = day(of, { spans: [span('09:00', '12:00'), span('13:00', '17:00')] });
  const draft = form(monday, copyDay(monday, day(of, {}, TUESDAY)));
  const names = (one: typeof draft) =>
    one.days.flatMap((it) => [...it.spans, ...it.allocations, ...(it.beforeCopy?.spans ?? [])]).map((row) => row.key);
  const [renamed] = withRenamedRows(draft);
  expect(new Set(names(renamed)).size).toBe(names(draft).length);
  expect(names(renamed).filter((name) => names(draft).includes(name))).toEqual([]);
  expect(renamed.days[0]?.spans.map((one) => [one.start, one.end])).toEqual([
    ['09:00', '12:00'],
    ['13:00', '17:00'],
  ]);
});

test('a row that a draft and what it began with both have keeps one name', () => {
  const base = form(day(of, { spans: [span('09:00', '12:00')] }));
  const [draft, began] = withRenamedRows({ ...base, acknowledged: true }, base);
  expect(draft.days[0]?.spans[0]?.key).toBe(began.days[0]?.spans[0]?.key);
  expect(draft.days[0]?.spans[0]?.key).not.toBe(base.days[0]?.spans[0]?.key);
});
