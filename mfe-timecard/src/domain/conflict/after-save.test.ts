import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { afterSave } from './after-save.ts';
import { namedAfter } from './named-after.ts';

const of = rules({ id: 0 });
const labor = span('09:00', '17:00');
const lunch = span('12:00', '12:30', 'Lunch');
const sent = form(day(of, { spans: [labor, lunch] }), day(of, {}, TUESDAY));
/** The server cuts labor at lunch and assigns ids. */
const cut = [
  span('09:00', '12:00', 'Labor', { id: 1 }),
  span('12:00', '12:30', 'Lunch', { id: 2 }),
  span('12:30', '17:00', 'Labor', { id: 3 }),
];
const saved = namedAfter(sent, form(day(of, { spans: cut, billingItemDetailId: 4 }), day(of, {}, TUESDAY)));

test('a day that nobody touched since is as the server wrote it', () => {
  const mine = form(sent.days[0] ?? day(of), day(of, { notes: 'Later' }, TUESDAY));
  const [monday, tuesday] = afterSave({ sent, mine, saved }).days;
  expect(monday?.spans.map(({ start, id }) => [start, id])).toEqual([
    ['09:00', 1],
    ['12:00', 2],
    ['12:30', 3],
  ]);
  expect(tuesday?.notes).toBe('Later');
});

test("a day that was changed since is as it was left, under the server's ids, and nothing stands there twice", () => {
  const longer = { ...labor, end: '18:00' };
  const [monday] = afterSave({
    sent,
    mine: form(day(of, { spans: [longer, lunch] }), day(of, {}, TUESDAY)),
    saved,
  }).days;
  expect(monday).toMatchObject({ billingItemDetailId: 4 });
  expect(monday?.spans.map(({ start, end, id }) => [start, end, id])).toEqual([
    ['09:00', '18:00', null],
    ['12:00', '12:30', 2],
  ]);
});

test('a row that was taken away since is gone (docs: saving#save-typing)', () => {
  const mine = form(day(of, { spans: [labor] }), day(of, {}, TUESDAY));
  expect(afterSave({ sent, mine, saved }).days[0]?.spans).toEqual([labor]);
});
