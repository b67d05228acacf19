import { plainDigits } from './read-decimal.ts';

const signs = new Map<string, string>();

/** The decimal sign of a locale (`de-DE`): a comma or a dot. */
function decimalSignOf(tag: string): string {
  const known = signs.get(tag);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  signs.set(tag, sign);
  return sign;
}

/**
 * Converts the text of a field in a locale to the format that forms store, with a decimal point. German `7,5` is `7.5`, `1.234` is `1,234`.
 * Everything else stays as it is typed.
 *
 * Three digits after a single sign (`1.234`, `1,234`) are thousands in one convention and decimals in the other. They are stored with a
 * comma, which {@link readDecimal} refuses, unless the field itself writes three decimals or more.
 *
 * @param precision the field's decimals; without it only the signs change
 */
export function typedAmount(text: string, tag: string, precision?: number): string {
  const kept = shownAmount(text, tag);
  if (precision === undefined || precision > 2) return kept;
  const plain = plainDigits(kept);
  return /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? plain.replace('.', ',') : kept;
}

/** An amount in the format that forms store, with the signs of a locale: `7.50` is `7,50` in German. */
export function shownAmount(text: string, tag: string): string {
  return decimalSignOf(tag) === ',' ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;
}
