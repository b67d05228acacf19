import { hashPassword, isOutdated, verifyPassword } from './password.ts';

test('a password is verified as it was entered: every character, its case, its blanks', async () => {
  const long = `Aa1-${'x'.repeat(96)}`;
  const stored = await hashPassword(long);
  expect(await verifyPassword(long, stored)).toBe(true);
  for (const other of [long.slice(0, -1), `${long}y`, long.toLowerCase(), `${long} `, ` ${long}`]) {
    expect(await verifyPassword(other, stored)).toBe(false);
  }
});

test('two ways to type one letter are one password', async () => {
  expect(await verifyPassword('Zo\u0065\u0308-2026', await hashPassword('Zo\u00eb-2026'))).toBe(true);
});

test('each hash has a salt of its own, and one that is broken is nobody’s', async () => {
  const [one, other] = await Promise.all([hashPassword('Tram-Kiwi-86'), hashPassword('Tram-Kiwi-86')]);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Tram-Kiwi-86', 'broken')).toBe(false);
  expect([isOutdated(one), isOutdated('scrypt:16384:8:1:a:b')]).toEqual([false, true]);
});
