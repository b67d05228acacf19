import { mayRemoveMobile } from './last-contact.ts';

test.each([
  [{ email: 'jonas@example.com' }, true],
  [{ email: '' }, false],
  [{ email: ' ' }, false],
  [{ email: null }, false],
  [{ email: undefined }, false],
  [{}, false],
])('beside %j a mobile number may be removed: %s (docs: account#last-way-in)', (registered, may) => {
  expect(mayRemoveMobile(registered)).toBe(may);
});
