import { isConnectionLost, isDatabaseSlow } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  coded('57P01'),
  coded('57P03'),
  coded('08006'),
  coded('ECONNREFUSED'),
  new AggregateError([], 'x'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s: the connection is lost', (error) => {
  const given = error instanceof AggregateError ? Object.assign(error, { code: 'ECONNREFUSED' }) : error;
  expect(isConnectionLost(given)).toBe(true);
});

test.each([coded('23505'), coded('57014'), new Error('Connection is needed'), 'Connection terminated', undefined])(
  '%s: it is not',
  (error) => {
    expect(isConnectionLost(error)).toBe(false);
  },
);

test.each([
  coded('57014'),
  coded('55P03'),
  coded('ANSWER_OVERDUE'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
])('%s: the database is slow, and not asked again at once', (error) => {
  expect([isDatabaseSlow(error), isConnectionLost(error)]).toEqual([true, false]);
});

test.each([coded('57P01'), coded('23505'), new Error('x'), undefined])('%s: it is not slow', (error) => {
  expect(isDatabaseSlow(error)).toBe(false);
});
