import { nameOf, PLANNED_EACH_TIME } from './prepared.ts';

test('a statement that is asked often gets one name', () => {
  const text = 'select "id" from "billing_item" where "id" = $1';
  expect([nameOf(text), nameOf(text)]).toEqual([undefined, undefined]);
  const name = nameOf(text);
  expect(name).toMatch(/^often_/);
  expect(nameOf(text)).toBe(name);
});

test.each([
  'select * from "billing_item" where "id" = $1',
  'select "e".*, "c"."name" from "engagement" as "e" where "e"."id" = $1',
  'insert into "survey" ("id") values ($1) returning *',
  `select ${PLANNED_EACH_TIME} "id" from "survey" where "id" = $1`,
  'begin',
  'set local lock_timeout = 1',
])('never: %s', (text) => {
  expect([1, 2, 3, 4, 5].map(() => nameOf(text))).toEqual(Array(5).fill(undefined));
});

test('counting is no list of columns', () => {
  const text = 'select count(*) as "count" from "survey"';
  expect([1, 2, 3].map(() => nameOf(text))[2]).toMatch(/^often_/);
});

test('a connection keeps so many at most', () => {
  const found = Array.from({ length: 400 }, (_, number) => {
    const text = `select "id" from "survey" where "id" = ${number}`;
    return [1, 2, 3].map(() => nameOf(text))[2];
  });
  expect(found.filter((name) => name !== undefined).length).toBeLessThanOrEqual(120);
  expect(found.at(-1)).toBeUndefined();
});
