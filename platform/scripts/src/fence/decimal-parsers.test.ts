import { decimalParsers } from './decimal-parsers.ts';
import { readImports } from './read-imports.ts';

const lines = (text: string) => decimalParsers(readImports('a.ts', text).program, text);

test.each([
  "Number(text.replace(',', '.'));",
  "parseFloat(text.trim().replace(/,/, '.'));",
  "const plain = text.replaceAll(',', '.');",
  "text?.replace(/[,]/g, '.');",
])('%s is a parser of decimals', (text) => expect(lines(text)).toEqual([1]));

test.each(["text.replace(',', '');", "text.replace('.', ',');", "text.replace(/,\\s/g, '. ');", "replace(',', '.');"])(
  '%s is none',
  (text) => expect(lines(text)).toEqual([]),
);

test('it has its line', () => expect(lines("const a = 1;\n\nNumber(text.replace(',', '.'));")).toEqual([3]));
