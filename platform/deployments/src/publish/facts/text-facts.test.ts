import { textFacts } from './text-facts.ts';

test('a text is the same however a minimizer writes it', () => {
  const written = [
    'x({LBL_ADD:"Don\'t \\"add\\" – it"})',
    `x({'LBL_ADD': 'Don\\'t "add" \\u2013 it'})`,
    'x({LBL_ADD:`Don\'t "add" \\u{2013} it`})',
  ].map((script) => textFacts([script]));
  expect(written[0]).toEqual({ LBL_ADD: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(written[1]).toEqual(written[0]);
  expect(written[2]).toEqual(written[0]);
  expect(textFacts(['x({LBL_ADD:"Do add it"})'])).not.toEqual(written[0]);
});

test('plurals are texts of their own; a key that leads to another one, and one with several values, is none', () => {
  expect(Object.keys(textFacts(['x({LBL_ROWS_one:"{{count}} row",LBL_ROWS_other:"{{count}} rows"})']))).toEqual([
    'LBL_ROWS_one',
    'LBL_ROWS_other',
  ]);
  expect(textFacts(['y={ERR_NONE:"MSG_NONE",ERR_TWICE:"a"}', 'z={ERR_TWICE:"b"}'])).toEqual({});
});
