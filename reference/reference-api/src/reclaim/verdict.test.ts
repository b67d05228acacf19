import type { Thing } from './thing.ts';
import { contactsAfter, type HeldContact, UNDO_DAYS, verdictOn, waysLeft } from './verdict.ts';

/** The rule of "this was not me" and of the end of a reset (docs: account#not-me-since). */

const day = (count: number): Date => new Date(Date.UTC(2026, 5, count, 12));
const now = day(28);
const verdict = (since: Date | null, reported: Date | undefined, contactSince: Date | null = null) =>
  verdictOn({ since }, { reported, contactSince, now });

test('what was added at the reported moment, or since, is revoked (docs: account#not-me-since)', () => {
  expect([verdict(day(20), day(20)), verdict(day(27), day(20))]).toEqual(['revoked', 'revoked']);
  expect(verdict(day(19), day(20))).toBe('kept');
});

test('without a report, and for what is older than a report, the owner is asked about what came lately (docs: account#review)', () => {
  expect(verdict(day(26), undefined)).toBe('asked');
  expect(verdict(day(26), day(27))).toBe('asked');
});

test('nobody is asked about what came before the week', () => {
  expect(verdict(day(28 - UNDO_DAYS), undefined)).toBe('asked');
  expect(verdict(day(28 - UNDO_DAYS - 1), undefined)).toBe('kept');
});

test('a contact removes nothing that was there before it', () => {
  expect(verdict(day(25), undefined, day(26))).toBe('kept');
  expect(verdict(day(26), undefined, day(26))).toBe('kept');
  expect(verdict(day(27), undefined, day(26))).toBe('asked');
});

test('what has no date is kept', () => {
  expect(verdict(null, day(1))).toBe('kept');
});

const contact = (address: string, since: number): HeldContact => ({
  channel: 'Email',
  address,
  country: null,
  verifiedAt: since === 0 ? null : day(since),
});
const former = (address: string, since: number, until: number) => ({
  ...contact(address, since),
  removedAt: day(until),
});
const addresses = (contacts: readonly HeldContact[]) => contacts.map(({ address }) => address);

test('contacts since the moment go; those that were there before stay', () => {
  expect(addresses(contactsAfter(day(10), [contact('old', 1), contact('new', 11)], []))).toEqual(['old']);
  expect(addresses(contactsAfter(day(10), [contact('first', 0)], []))).toEqual(['first']);
});

test('if none of them is left, those that were removed since are restored', () => {
  const removed = [former('owner', 1, 11), former('stranger', 11, 12), former('given-up', 1, 5)];
  expect(addresses(contactsAfter(day(10), [contact('new', 12)], removed))).toEqual(['owner']);
});

test('a removed contact gains nothing while another one of before stands', () => {
  const removed = [former('lost-phone', 1, 11)];
  expect(addresses(contactsAfter(day(10), [contact('old', 1)], removed))).toEqual(['old']);
});

const thing = (kind: Thing['kind'], name = ''): Thing => ({ kind, id: name || kind, name, since: null });

test('the ways in that are left are named; recovery codes go with the last second factor (docs: account#review)', () => {
  const [app, codes, mail, key] = [
    thing('authenticator'),
    thing('recovery-codes'),
    thing('contact', 'jo••••@example.com'),
    thing('passkey', 'MacBook'),
  ];
  const all = [app, codes, mail, key, thing('delegate', 'Ana Silva')];
  expect(waysLeft(all, [key])).toEqual([app, codes, mail]);
  expect(waysLeft(all, [app])).toEqual([mail, key]);
  expect(waysLeft([...all, thing('contact-step')], [app])).toEqual([codes, mail, key]);
  expect(waysLeft([...all, thing('contact-step')], [app, mail])).toEqual([key]);
});
