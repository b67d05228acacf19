import { eventHref, sentenceValues } from './event-text.ts';

const formats = {
  day: (date: string) => `day ${date}`,
  range: (start: string, end: string) => `${start} to ${end}`,
  moment: (instant: string) => `at ${instant}`,
};

test('dates and instants of an event become words, and its period one (docs: notifications#notification-declared)', () => {
  const values = { by: 'Amara', count: 2, startDate: '2026-11-24', dueAt: '2026-11-24T17:00:00+00:00' };
  expect(sentenceValues(values, formats)).toEqual({
    by: 'Amara',
    count: 2,
    startDate: 'day 2026-11-24',
    dueAt: 'at 2026-11-24T17:00:00+00:00',
  });
  expect(sentenceValues({ periodStart: '2026-11-16', periodEnd: '2026-11-22' }, formats)).toMatchObject({
    period: '2026-11-16 to 2026-11-22',
  });
});

test('a link has the values of its event, and none leads to nothing (docs: notifications#notification-declared)', () => {
  expect(eventHref('/worker/time-expense-detail/{billingItemId}', { billingItemId: 7 })).toBe(
    '#/worker/time-expense-detail/7',
  );
  expect(eventHref('/a/{name}', { name: 'b/../c?d' })).toBe('#/a/b%2F..%2Fc%3Fd');
  expect(eventHref('/a/{toString}', {})).toBeUndefined();
  expect(eventHref(undefined, { billingItemId: 7 })).toBeUndefined();
});
