import { faultOf } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  coded('57P01'),
  coded('57P03'),
  coded('57P04'),
  coded('08006'),
  coded('25006'),
  coded('25P03'),
  coded('40003'),
  coded('53300'),
  coded('ECONNREFUSED'),
  Object.assign(new AggregateError([], 'x'), { code: 'ECONNREFUSED' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Postgres connection has been discarded'),
])('%s: the connection is lost', (error) => {
  expect(faultOf(error)).toBe('lost');
});

test.each([coded('53100'), coded('53200'), coded('53400'), coded('58030'), coded('58P01')])(
  '%s: the server cannot do its work',
  (error) => {
    expect(faultOf(error)).toBe('broken');
  },
);

test.each([
  coded('57014'),
  coded('55P03'),
  coded('ANSWER_OVERDUE'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
])('%s: the database is slow, and not asked again at once', (error) => {
  expect(faultOf(error)).toBe('slow');
});

test.each([coded('40001'), coded('40P01')])('%s: the transaction can be repeated', (error) => {
  expect(faultOf(error)).toBe('conflict');
});

test.each([coded('22003'), coded('22021'), coded('22P02'), coded('23505'), coded('23503')])(
  '%s: a value of the caller is at fault',
  (error) => {
    expect(faultOf(error)).toBe('value');
  },
);

test.each([
  coded('42703'),
  coded('25001'),
  coded('XX000'),
  coded('ERR_OUT_OF_RANGE'),
  coded('40'),
  new Error('Connection is needed'),
  'Connection terminated',
  undefined,
])('%s: a fault of the portal', (error) => {
  expect(faultOf(error)).toBeUndefined();
});
