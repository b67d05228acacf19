import * as ibantools from 'ibantools';
import * as v from 'valibot';
import validator from 'validator';
import { z } from 'zod';
import * as ours from '../src/index.ts';
import * as phone from '../src/phone/index.ts';

/** Returns whether a value is accepted. */
export type Accepts = (value: string) => boolean;

/** A library that a rule is compared with, and the code that puts only this rule of it into a bundle. */
export interface Peer {
  readonly accepts: Accepts;
  readonly bundle: string;
}

/** One of our rules and its inputs. */
export interface Subject {
  readonly rule: string;
  /** Code that puts only this rule into a bundle. */
  readonly bundle: string;
  /** The plain function behind the rule, if it has one. */
  readonly accepts?: Accepts;
  readonly schema: v.GenericSchema;
  /** Texts, except for rules over objects, lists and files. Peers only get texts. */
  readonly inputs: readonly unknown[];
  readonly peers: Readonly<Record<string, Peer>>;
}

const index = '../src/index.ts';
const fromValidator = (name: string): string => `export { default } from 'validator/es/lib/${name}.js'`;

// biome-ignore lint/suspicious/noExplicitAny: rules of every input type stand behind `any` here.
const behindAny = (rule: any): v.GenericSchema => v.pipe(v.any(), rule);

function subject(
  rule: string,
  action: unknown,
  inputs: readonly unknown[],
  more: { accepts?: Accepts; peers?: Record<string, Peer>; bundle?: string } = {},
): Subject {
  const { accepts, peers = {}, bundle = `export { ${rule} } from '${index}'` } = more;
  return { rule, bundle, schema: behindAny(action), inputs, peers, ...(accepts ? { accepts } : {}) };
}

const zodEmail = z.email();
const zodAlphanumeric = z.string().regex(/^[a-zA-Z0-9]+$/);
const zodDate = z.iso.date();
const numbers = ['0', '12', '99.5', '100', '-1', '1,234', 'x', '1234567'];
const texts = ['Ada Lovelace', ' ', 'a', 'A longer sentence with several words in it.'];
type Fields = { a: string; b: string };

/** Every rule, in the order of the README's table. */
export const subjects: readonly Subject[] = [
  subject(
    'iban',
    ours.iban(),
    [
      'GB29NWBK60161331926819',
      'DE89370400440532013000',
      'FR1420041010050500013M02606',
      'MT84MALT011000012345MTLCAST001S',
      'NO9386011117947',
      'GB28NWBK60161331926819',
      'DE89370400440532013001',
      'nothing at all',
    ],
    {
      accepts: (text) => ours.isIban(text),
      peers: {
        validator: { accepts: (text) => validator.isIBAN(text), bundle: fromValidator('isIBAN') },
        ibantools: {
          accepts: (text) => ibantools.isValidIBAN(text),
          bundle: "export { isValidIBAN } from 'ibantools'",
        },
      },
    },
  ),
  subject(
    'swiftCode',
    ours.swiftCode(),
    ['NEDSZAJJ', 'DEUTDEFF500', 'DEUTDEFF', 'CHASUS33XXX', 'DABADKKK', 'DEUTXXFF', 'DEUTDEF', 'nothing at all'],
    {
      accepts: (text) => ours.isSwiftCode(text),
      peers: {
        validator: { accepts: (text) => validator.isBIC(text), bundle: fromValidator('isBIC') },
        ibantools: { accepts: (text) => ibantools.isValidBIC(text), bundle: "export { isValidBIC } from 'ibantools'" },
      },
    },
  ),
  subject(
    'email',
    ours.email(),
    [
      'name@example.com',
      'first.last+tag@sub.example.co.uk',
      "o'brien@example.org",
      'a@b.co',
      'name@example',
      'na..me@example.com',
      '@example.com',
      'nothing at all',
    ],
    {
      accepts: ours.isEmail,
      peers: {
        validator: { accepts: (text) => validator.isEmail(text), bundle: fromValidator('isEmail') },
        zod: {
          accepts: (text) => zodEmail.safeParse(text).success,
          bundle: "import { email } from 'zod/mini'; export default email()",
        },
      },
    },
  ),
  subject(
    'abaRoutingNumber',
    ours.abaRoutingNumber(),
    ['011000015', '021001208', '121000374', '011000016', '12345678', 'x'],
    {
      accepts: (text) => ours.abaRoutingNumberError(text) === undefined,
      peers: { validator: { accepts: (text) => validator.isAbaRouting(text), bundle: fromValidator('isAbaRouting') } },
    },
  ),
  subject('ocrNumber', ours.ocrNumber(), ['1234567897', '79927398713', '49927398716', '1234567890', 'x1'], {
    accepts: ours.isOcrNumber,
    peers: { validator: { accepts: (text) => validator.isLuhnNumber(text), bundle: fromValidator('isLuhnNumber') } },
  }),
  subject('clabe', ours.clabe(), ['032180000118359719', '002010077777777771', '032180000118359718', 'x'], {
    accepts: ours.isClabe,
  }),
  subject('bankGiro', ours.bankGiro(), ['50501055', '5555555', '40501055', 'x'], {
    accepts: (text) => ours.isBankGiro(text),
  }),
  subject('plusGiro', ours.plusGiro(), ['9020033', '12', '01', 'x'], { accepts: (text) => ours.isPlusGiro(text) }),
  subject('digitLength', ours.digitLength({ exact: 9 }), ['123-45-6789', '123456789', '12345678', 'x']),
  subject('alphanumeric', ours.alphanumeric(), ['abc123', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'a_b', 'é'], {
    peers: {
      validator: { accepts: (text) => validator.isAlphanumeric(text), bundle: fromValidator('isAlphanumeric') },
      zod: {
        accepts: (text) => zodAlphanumeric.safeParse(text).success,
        bundle: "import { string, regex } from 'zod/mini'; export default string().check(regex(/^[a-zA-Z0-9]+$/))",
      },
    },
  }),
  subject('password', ours.password(), ['Portal-2026', 'abcdefgh', 'Abcdefg1', 'short', 'Abcdef 1'], {
    accepts: ours.isPassword,
  }),
  subject('currentPassword', ours.currentPassword(), texts),
  subject('verificationCode', ours.verificationCode(), ['12345678', '1234 5678', '1234567', 'x']),
  subject('compact', ours.compact(), ['GB29 NWBK 6016 1331 9268 19', '5050-1055']),
  subject('required', ours.required(), texts),
  subject('notOnlyWhitespace', ours.notOnlyWhitespace(), texts),
  subject('richTextRequired', ours.richTextRequired(), ['<p>text</p>', '<p><br></p>', '<div>&nbsp;</div>', 'plain']),
  subject('minimumWords', ours.minimumWords(3), texts),
  subject('pickedFromList', ours.pickedFromList(texts), texts),
  subject('positiveInteger', ours.positiveInteger(), numbers, {
    peers: { validator: { accepts: (text) => validator.isInt(text, { min: 1 }), bundle: fromValidator('isInt') } },
  }),
  subject('nonNegativeNumber', ours.nonNegativeNumber(), numbers, {
    peers: { validator: { accepts: (text) => validator.isFloat(text, { min: 0 }), bundle: fromValidator('isFloat') } },
  }),
  subject('greaterThanZero', ours.greaterThanZero(), numbers, {
    peers: { validator: { accepts: (text) => validator.isFloat(text, { gt: 0 }), bundle: fromValidator('isFloat') } },
  }),
  subject('percent', ours.percent(), numbers, {
    peers: {
      validator: { accepts: (text) => validator.isFloat(text, { min: 0, max: 100 }), bundle: fromValidator('isFloat') },
    },
  }),
  subject('numeric', ours.numeric(), numbers, { accepts: ours.isNumeric }),
  subject('endDateAfter', ours.endDateAfter('2026-11-21'), ['2026-11-22', '2026-11-21', '2026-02-30']),
  subject('dateBeforeOrSame', ours.dateBeforeOrSame('9999-12-31'), ['2026-11-22', '2024-02-29', '2026-02-30', 'x'], {
    peers: {
      validator: {
        accepts: (text) => validator.isDate(text, { format: 'YYYY-MM-DD', strictMode: true }),
        bundle: fromValidator('isDate'),
      },
      zod: {
        accepts: (text) => zodDate.safeParse(text).success,
        bundle: "import { iso } from 'zod/mini'; export default iso.date()",
      },
    },
  }),
  subject(
    'todayOrLater',
    ours.todayOrLater(() => '2026-11-21'),
    ['2026-11-22', '2026-11-20', 'x'],
  ),
  subject('searchText', ours.searchText(), texts),
  subject(
    'customField',
    ours.customField({
      inputType: 'Free Text(Small)',
      validationType: 'Text',
      validationFormat: 'AA-9999',
      requireValidation: true,
    }),
    ['AB-1234', 'AB1234', '', 'AB-12345'],
  ),
  subject(
    'whenEdited',
    ours.whenEdited(() => true, ours.percent()),
    numbers,
  ),
  subject('idAndName', ours.idAndName(), [{ id: 1, name: 'One' }, { id: -1, name: 'x' }, 'typed']),
  subject('personName', ours.personName(), [{ id: 1, personName: 'Ada Lovelace' }, { id: 1 }, 'typed']),
  subject('firstAndLastName', ours.firstAndLastName(), [{ id: 1, firstName: 'Ada', lastName: 'Lovelace' }, 'typed']),
  subject('nameAndDescription', ours.nameAndDescription(), [{ id: 1, name: 'One', description: 'First' }, 'typed']),
  subject('jobIdAndTitle', ours.jobIdAndTitle(), [{ jobId: 1, jobTitle: 'Welder' }, 'typed']),
  subject('locationAndCountry', ours.locationAndCountry(), [{ locationId: 1, countryCode: 'US' }, 'typed']),
  subject('atLeastOneCheckbox', ours.atLeastOneCheckbox(), [
    { a: false, b: true },
    { a: false, b: false },
  ]),
  subject('atLeastOneValue', ours.atLeastOneValue(), [
    { a: '', b: 'x' },
    { a: '', b: null },
  ]),
  subject('minimumChecked', ours.minimumChecked(), [
    [false, true],
    [false, false],
  ]),
  subject('attachment', ours.attachment(), [
    { name: 'a.pdf', type: 'application/pdf', size: 1 },
    { name: 'a.exe', type: '', size: 1 },
    { name: 'a.docx', type: '', size: 1e9 },
  ]),
  subject('attachmentCount', ours.attachmentCount(3), [
    [1, 2, 3],
    [1, 2, 3, 4],
  ]),
  subject('drillDown', ours.drillDown(3), [['a', 'b', 'c'], ['a']]),
  subject('dateFilter', ours.dateFilter(), [
    { from: '11/21/2026', to: '11/22/2026' },
    { from: '', to: '' },
  ]),
  subject('rangeFilter', ours.rangeFilter(), [
    { from: '1', to: '22' },
    { from: 'x', to: '' },
  ]),
  subject('textFilter', ours.textFilter(), [{ text: 'a' }, { text: '' }]),
  ...Object.entries({
    requiredIfEmpty: ours.requiredIfEmpty<Fields>('a', 'b'),
    requiredWhen: ours.requiredWhen<Fields>('a', ['b'], ({ b }) => b !== ''),
    combinedMaxLength: ours.combinedMaxLength<Fields>('a', 'b', 10),
    equalsField: ours.equalsField<Fields>('a', 'b'),
    endDateAfterField: ours.endDateAfterField<Fields>('a', 'b'),
  }).map(([rule, action]) =>
    subject(rule, action, [
      { a: '2026-11-22', b: '2026-11-21' },
      { a: '', b: '' },
      { a: '', b: 'x' },
    ]),
  ),
  subject('phone', phone.phone('us'), ['2133734253', '(213) 373-4253', '8002333333', 'x'], {
    bundle: "export { phone } from '../src/phone/index.ts'",
  }),
];
