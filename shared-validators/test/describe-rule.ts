import fc from 'fast-check';
import * as v from 'valibot';
import { firstErrorKey } from '../src/building-blocks/error-keys.ts';
import { anyText } from './any-text.ts';

/** The action of a rule of any type. */
// biome-ignore lint/suspicious/noExplicitAny: a rule's input type says nothing about what reaches it at run time.
export type AnyRule = v.BaseValidation<any, any, v.BaseIssue<unknown>>;

/** The known cases of a rule. */
export interface RuleCases {
  /** The error key of refused values, unless a case has its own. */
  readonly key: string;
  readonly accepts: readonly unknown[];
  /** A value, or a value and its error key in an {@link other} pair. */
  readonly refuses: readonly unknown[];
  /** Whether the empty text, null and undefined pass, or their error key. */
  readonly empty: 'passes' | (string & {});
  /** For rules on ASCII text: the first accepted case with an invisible or foreign character added is refused. */
  readonly ascii?: boolean;
}

/** A refused case whose key is not the rule's default. */
export class Other {
  readonly value: unknown;
  readonly key: string;
  constructor(value: unknown, key: string) {
    this.value = value;
    this.key = key;
  }
}
export const other = (value: unknown, key: string): Other => new Other(value, key);

/** The error key that a rule gives to a value. There is no schema before the rule, so that any value reaches it. */
export const keyOf = (rule: AnyRule, value: unknown): string | undefined =>
  firstErrorKey(v.pipe(v.any(), rule) as v.GenericSchema, value);

/** ASCII digits as full-width ones (U+FF10 and on). */
const fullWidth = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Values that throw when they are converted to a text or a number. */
const UNCONVERTIBLE: readonly unknown[] = [Object.create(null), Symbol('name'), [Object.create(null)]];

/** An accepted value with each of its properties replaced in turn. */
function withUnconvertibleParts(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = new Set([...Object.keys(value), 'name', 'type', 'size', 'length']);
  return [...names].flatMap((name) => UNCONVERTIBLE.map((part) => ({ ...value, [name]: part })));
}

/** The tests that every rule has. */
export function describeRule(name: string, rule: AnyRule, cases: RuleCases): void {
  describe(name, () => {
    test.each(cases.accepts.map((value) => [value]))('accepts %j', (value) => {
      expect(keyOf(rule, value)).toBeUndefined();
    });

    test.each(
      cases.refuses.map((value) =>
        value instanceof Other ? ([value.value, value.key] as const) : ([value, cases.key] as const),
      ),
    )('refuses %j: %s', (value, key) => {
      expect(keyOf(rule, value)).toBe(key);
    });

    test(`the empty text ${cases.empty === 'passes' ? 'passes' : `is ${cases.empty}`}`, () => {
      expect(keyOf(rule, '')).toBe(cases.empty === 'passes' ? undefined : cases.empty);
    });

    test('no input of any kind throws', () => {
      const anything = fc.oneof(fc.anything({ withNullPrototype: true }), anyText());
      fc.assert(
        fc.property(anything, (value) => void keyOf(rule, value)),
        { numRuns: process.env.TEST_WIDE ? 500 : 40 },
      );
      for (const value of [...UNCONVERTIBLE, ...cases.accepts.flatMap(withUnconvertibleParts)]) keyOf(rule, value);
    });

    if (!cases.ascii) return;
    const good = String(cases.accepts[0]);
    test.each([
      ['a trailing newline', `${good}\n`],
      ['a trailing space', `${good} `],
      ['a leading space', ` ${good}`],
      ['direction marks', `\u202a${good}\u202c`],
      ['a zero-width space', `${good.slice(0, 3)}\u200b${good.slice(3)}`],
      ['a lone surrogate', `${good}\ud800`],
      ['a lone surrogate in the middle', `${good.slice(0, 3)}\udc00${good.slice(3)}`],
      ['a NUL', `${good}\0`],
      ['full-width digits', fullWidth(/[0-9]/.test(good) ? good : `${good}7`)],
    ])('refuses %s', (_, value) => {
      expect(keyOf(rule, value)).toBe(cases.key);
    });

    test.each([[null], [undefined], [0], [7], [true], [[]], [[good]], [{}], [Symbol.iterator], [10n], [new Date(0)]])(
      'refuses what is not text: %p',
      (value) => {
        expect(keyOf(rule, value)).toBe(cases.key);
      },
    );
  });
}

/** A text with one digit replaced by another. */
export const oneDigitChanged = (text: string): fc.Arbitrary<string> => {
  const places = [...text].flatMap((character, at) => (/[0-9]/.test(character) ? [at] : []));
  return fc
    .tuple(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }))
    .map(([at, by]) => text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1));
};

/** A text with two different adjacent characters swapped. */
export const neighboursSwapped = (text: string): fc.Arbitrary<string> => {
  const places = [...text].flatMap((_, at) => (at + 1 < text.length && text[at] !== text[at + 1] ? [at] : []));
  return fc
    .constantFrom(...places)
    .map((at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2));
};
