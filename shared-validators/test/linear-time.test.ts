import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import * as library from '../src/index.ts';
import { type AnyRule, keyOf } from './describe-rule.ts';

/**
 * No rule takes more than linear time. This is shown without a clock (`bench:validators` uses one): no regular expression repeats without a
 * bound, so none can backtrack over the input, and the number of characters that a rule reads grows no faster than the text.
 */

const source = join(import.meta.dirname, '..', 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file),
);

/** Every node of a syntax tree. */
function* nodes(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  // The type of an expression is not one.
  if ('type' in node && node.type === 'TsTypeReference') return;
  if ('type' in node) yield node as Record<string, unknown>;
  for (const child of Object.values(node)) yield* nodes(child);
}

describe('no regular expression repeats without bound', () => {
  const expressions = files.flatMap((file) => {
    const tree = parseSync(readFileSync(join(source, file), 'utf8'), { syntax: 'typescript', target: 'es2024' });
    return [...nodes(tree)].flatMap((node): [string, string][] => {
      if (node.type === 'RegExpLiteral') return [[file, String(node.pattern)]];
      if (node.type === 'Identifier' && node.value === 'RegExp') return [[file, 'new RegExp: +']];
      return [];
    });
  });

  test('the source is read', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(expressions.length).toBeGreaterThan(8);
  });

  test.each(expressions)('%s: %s', (_, pattern) => {
    const bare = pattern.replace(/\\u\{[^}]*\}|\\p\{[^}]*\}|\\./g, 'e').replace(/\[[^\]]*\]/g, 'c');
    expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
  });
});

/** Counts the calls that read a character while `work` runs. */
function charactersRead(work: () => void): number {
  const { charCodeAt, charAt } = String.prototype;
  const { test: regExpTest } = RegExp.prototype;
  let count = 0;
  String.prototype.charCodeAt = function (at) {
    count++;
    return charCodeAt.call(this, at);
  };
  String.prototype.charAt = function (at) {
    count++;
    return charAt.call(this, at);
  };
  RegExp.prototype.test = function (text) {
    count++;
    return regExpTest.call(this, text);
  };
  try {
    work();
  } finally {
    Object.assign(String.prototype, { charCodeAt, charAt });
    RegExp.prototype.test = regExpTest;
  }
  return count;
}

const {
  abaRoutingNumber,
  alphanumeric,
  bankGiro,
  clabe,
  customField,
  dateBeforeOrSame,
  digitLength,
  email,
  greaterThanZero,
  iban,
  minimumWords,
  nonNegativeNumber,
  notOnlyWhitespace,
  numeric,
  ocrNumber,
  password,
  percent,
  plusGiro,
  positiveInteger,
  required,
  richTextRequired,
  searchText,
  swiftCode,
} = library;

const rules: Record<string, AnyRule> = {
  abaRoutingNumber: abaRoutingNumber(),
  alphanumeric: alphanumeric(),
  bankGiro: bankGiro(),
  clabe: clabe(),
  customField: customField({ inputType: 'Free Text(Small)', validationType: 'Numeric', requireValidation: true }),
  customFieldWithFormat: customField({
    inputType: 'Free Text(Small)',
    validationType: 'Text',
    validationFormat: `${'#'.repeat(120)}${'?'.repeat(120)}`,
    requireValidation: true,
  }),
  dateBeforeOrSame: dateBeforeOrSame('2026-11-21'),
  digitLength: digitLength({ maximum: 1e9 }),
  email: email(),
  greaterThanZero: greaterThanZero(),
  iban: iban(),
  minimumWords: minimumWords(1e9),
  nonNegativeNumber: nonNegativeNumber(),
  notOnlyWhitespace: notOnlyWhitespace(),
  numeric: numeric(),
  ocrNumber: ocrNumber(),
  password: password(),
  percent: percent(),
  plusGiro: plusGiro(),
  positiveInteger: positiveInteger(),
  required: required(),
  richTextRequired: richTextRequired(),
  searchText: searchText(),
  swiftCode: swiftCode(),
};

/** Texts that make careless rules slow: almost valid, wrong at the very end, or with many possible starts. */
const hostile = (length: number): string[] =>
  [
    '1',
    'a',
    ' ',
    '-',
    '.',
    ',',
    '<',
    '<a',
    '&',
    '&nbsp;',
    '1,',
    ',111',
    'a.',
    'a@',
    '@a.',
    '\ud800',
    '\u202e',
    '<p title="',
    'é',
  ].flatMap((unit) => {
    const text = unit.repeat(length / unit.length);
    return [text, `${text}!`, `1${text}\n`, `a@${text}`];
  });

describe('twice the text is at most twice the work', () => {
  test.each(Object.entries(rules))('%s', (_, rule) => {
    const [short, long] = [hostile(6_000), hostile(12_000)];
    for (const [i, text] of short.entries()) {
      const once = charactersRead(() => keyOf(rule, text));
      const twice = charactersRead(() => keyOf(rule, long[i]));
      expect(twice).toBeLessThanOrEqual(2 * once + 64);
      expect(once).toBeLessThanOrEqual(4 * text.length + 64);
    }
  });
});

test('the meter sees quadratic work', () => {
  const quadratic = (text: string): void => {
    for (let i = 0; i < text.length; i++) for (let j = i; j < text.length; j++) text.charCodeAt(j);
  };
  expect(charactersRead(() => quadratic('a'.repeat(200)))).toBeGreaterThan(
    2 * charactersRead(() => quadratic('a'.repeat(100))) + 64,
  );
});
