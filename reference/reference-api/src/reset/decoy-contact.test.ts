import { newestCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import { type AddressShape, decoyFor, decoySource } from './decoy-contact.ts';
import { offeredContacts } from './offered-contacts.ts';

/** Contacts that a reset invents look like the registered ones (docs: account#reset-contacts). */

/** Numbers that only look random, the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const FIRST = [
  'Amara',
  'Jonas',
  'Lucia',
  'Mei',
  'Jan',
  'Sofia',
  'Noor',
  'Ana',
  'Marta',
  'Li',
  'Jun',
  'Sam',
  'Aiko',
  'Max',
];
const DOMAINS = ['northwind.example', 'northwind.example', 'northwind.example', 'northwind.example', 'mail.example'];

/** The accounts of a company: most addresses begin as the user name does, nearly all are at its own domain. */
function accountsOf(count: number, seed: number) {
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const userName = `${pick(FIRST).toLowerCase()}.${index}`;
    const local = random(5) > 0 ? userName : `${pick(FIRST).toLowerCase()}x${index}`;
    const mobile = `+1213373${String(random(10_000)).padStart(4, '0')}`;
    return { userName, email: `${local}@${pick(DOMAINS)}`, mobile };
  });
}

const shapesOf = (accounts: ReturnType<typeof accountsOf>): readonly AddressShape[] =>
  accounts.map(({ userName, email }, id) => ({
    id,
    nameLetter: email.slice(0, 1),
    domainLetter: email.slice(email.indexOf('@') + 1)[0] ?? '',
    isOfUserName: userName[0] === email[0],
  }));

/** How far two samples are apart: chi-square, by its degrees of freedom. 1 is expected of two samples of one kind. */
function distance(one: readonly string[], other: readonly string[]): number {
  const kinds = [...new Set([...one, ...other])];
  const count = (sample: readonly string[], kind: string) => sample.filter((found) => found === kind).length;
  const terms = kinds.map((kind) => {
    const [a, b] = [count(one, kind), count(other, kind)];
    return (a - b) ** 2 / (a + b);
  });
  return terms.reduce((sum, term) => sum + term, 0) / Math.max(1, kinds.length - 1);
}

/** What an observer can compare, of a name and its two masks. */
const FEATURES: Record<string, (name: string, contacts: { email: string; mobile: string }) => string> = {
  'first letter': (_, { email }) => email[0] ?? '',
  'letter of the domain': (_, { email }) => email[email.indexOf('@') + 1] ?? '',
  'likeness to the name': (name, { email }) => String(email[0] === name[0]),
  length: (_, { email, mobile }) => `${email.length} ${mobile.length}`,
  'last digit': (_, { mobile }) => mobile.slice(-1),
  'digit before it': (_, { mobile }) => mobile.slice(-2, -1),
};

describe('among 2,000 accounts and 2,000 names of nobody', () => {
  const source = { key: 'key', shapes: shapesOf(accountsOf(256, 7)) };
  const real = accountsOf(2000, 1).map((account) => ({
    name: account.userName,
    ...offeredContacts(account.userName, account, source),
  }));
  const decoys = accountsOf(2000, 2).map(({ userName }) => ({
    name: userName,
    ...offeredContacts(userName, undefined, source),
  }));
  const letters = { key: 'key', shapes: [] };
  const random = accountsOf(2000, 2).map(({ userName }) => ({
    name: userName,
    ...offeredContacts(userName, undefined, letters),
  }));
  const read = (list: typeof real, feature: string) => list.map((one) => FEATURES[feature]?.(one.name, one) ?? '');

  test.each(Object.keys(FEATURES))('the %s tells none from another (docs: account#reset-contacts)', (feature) => {
    expect(distance(read(real, feature), read(decoys, feature))).toBeLessThan(8);
  });

  test.each(['first letter', 'letter of the domain', 'likeness to the name'])(
    'the %s would tell random letters',
    (feature) => {
      expect(distance(read(real, feature), read(random, feature))).toBeGreaterThan(50);
    },
  );
});

test('a name keeps its decoy, and another registration takes over few names', () => {
  const shapes = shapesOf(accountsOf(101, 3));
  const names = Array.from({ length: 300 }, (_, index) => `nobody-${index}`);
  const decoysOf = (given: readonly AddressShape[]) =>
    names.map((name) => decoyFor(name, { key: 'key', shapes: given }));
  const before = decoysOf(shapes.slice(0, 100));
  expect(decoysOf(shapes.slice(0, 100).toReversed())).toEqual(before);
  const changed = decoysOf(shapes).filter((decoy, index) => decoy.domainLetter !== before[index]?.domainLetter);
  expect(changed.length).toBeLessThan(10);
});

test.each(['+1 213 373 4253', '12345', ''])('a decoy for "%s" begins with a letter', (entered) => {
  const shapes = [{ id: 1, nameLetter: 'j', domainLetter: 'n', isOfUserName: true }];
  expect(decoyFor(entered, { key: 'key', shapes })).toMatchObject({ nameLetter: 'j', domainLetter: 'n' });
});

test('the first address of an account leaves its shape, and nothing else', async () => {
  const portal = await startApi();
  await freshRecovery(portal);
  const { db } = portal.api.services;
  const before = (await decoySource(db)).shapes.length;
  const worker = await portal.signedIn('worker');
  const register = async (email: string) => {
    await worker.post('/wand2/api/passwordRegistrations/1001/email', { email });
    const code = await newestCode(portal, email);
    expect(
      (await worker.post('/wand2/api/passwordRegistrations/1001/register', { code, type: 'Email' })).body.status,
    ).toBe('success');
  };
  await register('Amara@example.com');
  portal.advance(60_000);
  await worker.post('/wand2/api/passwordRegistrations/authenticate', { userName: 'worker', password: 'Portal-2026' });
  await register('other@example.com');
  const { shapes } = await decoySource(db);
  expect(shapes.slice(before)).toEqual([
    { key: expect.any(String), id: expect.any(Number), nameLetter: 'a', domainLetter: 'e', isOfUserName: false },
  ]);
  await portal.close();
});
