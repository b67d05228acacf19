import { dateFormats } from '../locale/date-formats.ts';
import { formatFacts } from './lists.ts';
import type { LocaleName } from './locales.ts';
import { textOf } from './texts.ts';

/** The text of an error item; `errorText` is the English sentence from the code that found the error. */
interface Said {
  readonly value?: string | null | undefined;
  readonly errorText?: string | null | undefined;
  readonly errorToken?: string | null | undefined;
  readonly params?: readonly (string | number)[] | null | undefined;
}

/**
 * Translates an error item. English keeps its own sentence, which may say more than the label of its token. Other languages use the token's
 * label; `params` replace `{0}`, `{1}` …, or, in labels shared with a package, the placeholders in the order of the English text. Dates are
 * formatted for the locale.
 */
export function formatError<Item extends Said>(item: Item, locale: LocaleName): Item {
  const params = (item.params ?? []).map((param) => localDate(String(param), locale));
  const own = item.errorText ?? '';
  const english = (item.params ?? []).reduce<string>((text, param, index) => {
    const written = params[index] ?? '';
    return written === String(param) ? text : text.replaceAll(String(param), written);
  }, own);
  if (locale.startsWith('en_')) return { ...item, errorText: english };
  const label = item.errorToken ? textOf(locale, item.errorToken) : undefined;
  if (label === undefined) return item;
  const names = [...new Set((textOf('en_US', item.errorToken ?? '') ?? '').match(/\{\{\w+\}\}/g) ?? [])];
  const known = params.length > 0 ? params : [item.value ?? ''];
  const text = names
    .reduce((filled, name, index) => filled.replaceAll(name, known[index] ?? ''), label)
    .replace(/\{(\d)\}/g, (whole, index) => known[Number(index)] ?? whole);
  // A sentence that begins with its subject ("Cost centre: …") does so in every language.
  const about = params[0];
  const isAbout = about !== undefined && text === label && own.startsWith(`${item.params?.[0]}: `);
  return { ...item, errorText: isAbout ? `${about}: ${text}` : text };
}

interface WithErrors {
  readonly errors: readonly Said[];
  readonly billingItemDetailErrors?: readonly {
    readonly errors: readonly Said[];
    readonly costAllocationErrors: readonly Said[];
  }[];
}

/** A body with its error items translated; any other body unchanged. */
export function formatErrors<Body>(body: Body, locale: LocaleName): Body {
  if (!hasErrors(body)) return body;
  const said = (items: readonly Said[]) => items.map((item) => formatError(item, locale));
  return {
    ...body,
    errors: said(body.errors),
    ...(body.billingItemDetailErrors
      ? {
          billingItemDetailErrors: body.billingItemDetailErrors.map((day) => ({
            ...day,
            errors: said(day.errors),
            costAllocationErrors: said(day.costAllocationErrors),
          })),
        }
      : {}),
  };
}

function hasErrors(body: unknown): body is WithErrors {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Formats `2026-11-16` for the locale; several dates, separated by commas, one by one. */
function localDate(text: string, locale: LocaleName): string {
  if (!text.split(', ').every(isDate)) return text;
  const { dateFormat } = dateFormats(locale);
  const dates = text.split(', ').map((date) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return dateFormat.replace(/y+/i, year).replace(/M+/, month).replace(/d+/i, day);
  });
  return formatFacts(locale, dates);
}
