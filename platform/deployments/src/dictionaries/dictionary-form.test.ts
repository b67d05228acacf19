import { createHash } from 'node:crypto';
import { decodedWith, dictionaryForm, dictionaryOf } from './dictionary-form.ts';

const script = (line: string) =>
  Buffer.from(Array.from({ length: 400 }, (_, at) => `f${at}(${at === 200 ? line : at * 7919});`).join('\n'));
const [earlier, later] = [script('"one"'), script('"two"')];

test('a form is a small part of the file, and begins with the hash of its dictionary', async () => {
  const form = await dictionaryForm(later, earlier);
  expect(form?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(form?.subarray(8, 40)).toEqual(createHash('sha256').update(earlier).digest());
  expect(form?.length).toBeLessThan(later.length / 20);
});

test('it decodes to the file again, by its own dictionary only', async () => {
  const form = (await dictionaryForm(later, earlier)) ?? Buffer.alloc(0);
  expect(dictionaryOf(form)).toEqual(createHash('sha256').update(earlier).digest());
  expect(decodedWith(earlier, form)).toEqual(later);
  expect(decodedWith(later, form)).toBeUndefined();
});

test.each([
  ['is cut off', (form: Buffer) => form.subarray(0, -1)],
  ['has its header only', (form: Buffer) => form.subarray(0, 40)],
  ['has no header', (form: Buffer) => form.subarray(40)],
  ['is empty', () => Buffer.alloc(0)],
])('one that %s does not decode', async (_what, harm) => {
  const form = (await dictionaryForm(later, earlier)) ?? Buffer.alloc(0);
  expect(decodedWith(earlier, harm(form))).toBeUndefined();
});
