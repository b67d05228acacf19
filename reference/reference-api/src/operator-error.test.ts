import { messageForOperator, OperatorError } from './operator-error.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [new OperatorError('PORT is taken.'), 'PORT is taken.'],
  [
    coded('ECONNREFUSED'),
    'PostgreSQL cannot be used (ECONNREFUSED). Check that DATABASE_URL leads to a server that runs',
  ],
  [new Error('Migration failed.', { cause: coded('53100') }), 'PostgreSQL cannot be used (53100). Check'],
  [
    coded('28P01', 'password authentication failed'),
    'PostgreSQL refuses DATABASE_URL: password authentication failed.',
  ],
  [coded('3D000', 'database "x" does not exist'), 'PostgreSQL refuses DATABASE_URL: database "x" does not exist.'],
])('%s: a sentence', (error, expected) => {
  expect(messageForOperator(error)?.startsWith(expected)).toBe(true);
});

test.each([coded('42P01'), coded('23505'), new TypeError('x is undefined'), 'thrown', undefined])(
  '%s: a fault of the portal, with its stack',
  (error) => {
    expect(messageForOperator(error)).toBeUndefined();
  },
);
