import { api, NetworkError, readCookie, writeCookie } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import type * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { i18n } from '../translation/i18n.ts';
import { storedLanguage } from '../translation/stored-texts.ts';
import { type ChosenFormats, type NumberFormat, numberTagOf, type TimeFormat, timeTagOf } from './chosen-formats.ts';
import { DEFAULT_DATE_FORMAT, datePatternOf, formatIsoDate, parseDate } from './date-pattern.ts';
import { formatCurrency, formatNumber } from './formats.ts';
import { DEFAULT_LANGUAGE, type Language, supportedLanguage, tagOf } from './languages.ts';
import { localeResponse } from './locale-response.ts';

const COOKIE = 'user_locale';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface LocaleState {
  /** `en_US` */
  readonly language: Language;
  /** `en-US` */
  readonly tag: string;
  /** The tag for formatting times: the language's, with the clock that the user chose (`en-US-u-hc-h23`). */
  readonly timeTag: string;
  /** The tag for formatting and reading numbers as the user chose. */
  readonly numberTag: string;
  readonly timeFormat: TimeFormat | undefined;
  readonly numberFormat: NumberFormat | undefined;
  /** `US` */
  readonly country: string;
  /** The server's format (`MM/DD/YYYY`), for what is sent and received. */
  readonly dateFormat: string;
  readonly momentDateFormat: string;
  /** The pattern of dates on screen (`mm/dd/yyyy`), by the table (docs: formats#date-patterns). */
  readonly datePattern: string;
  /** The time zone the user chose, else the device's: an IANA name. */
  readonly timeZone: string;
}

/** Languages that a page names besides the session. */
export interface NamedLanguages {
  /** Comes before the session's. */
  readonly first: () => Language | undefined;
  /** Counts instead of the session's where there is none. */
  readonly instead: () => Language | undefined;
}

/** On our pages. */
const OURS: NamedLanguages = { first: () => supportedLanguage(readCookie(COOKIE)), instead: () => undefined };

/** The language chosen on this page. A later response does not change it. It is kept also if cookies are blocked. */
let choice: Language | undefined;
/** The user's formats of times and numbers, from the session. */
let chosen: ChosenFormats = {};

const store = createStore<LocaleState>()(() => stateOf(DEFAULT_LANGUAGE));

/** The user's locale, and the formatters that follow its rules. */
export const locale = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  /**
   * Reads the locale: the language the user chose (cookie `user_locale`), else the session's (`locale.html`). If the server cannot be
   * reached, it is the one last used on this device; after a server error it is en-US. Never rejects.
   *
   * @param named on the page of a foreign host, whose cookies are not ours
   */
  async load(named = OURS): Promise<LocaleState> {
    const kept = choice ?? named.first();
    // Without a connection, the server is not asked first.
    const first = kept ?? (navigator.onLine ? undefined : lastLanguage());
    if (first && first !== store.getState().language) await use(stateOf(first));
    try {
      const { data } = await api.get('/client/session/locale.html', localeResponse);
      const sent =
        supportedLanguage(`${data.language ?? ''}_${data.country ?? ''}`) ?? supportedLanguage(data.language);
      chosen = formatsOf(data);
      const formats = {
        dateFormat: data.dateFormat ?? DEFAULT_DATE_FORMAT,
        momentDateFormat: data.momentDateFormat ?? data.dateFormat ?? DEFAULT_DATE_FORMAT,
      };
      const language = choice ?? named.first() ?? named.instead() ?? sent ?? DEFAULT_LANGUAGE;
      await use(Object.assign(stateOf(language), formats));
    } catch (error) {
      reportFailure('The locale could not be read; where nobody answered, the last one of this device is used.', error);
      const last = kept || !(error instanceof NetworkError) ? undefined : (named.instead() ?? lastLanguage());
      if (last && last !== store.getState().language) await use(stateOf(last));
    }
    return store.getState();
  },

  /**
   * Changes the language without a reload and remembers it in the cookie.
   *
   * @returns whether its texts are loaded; if they could not be fetched, English ones are shown
   */
  async setLanguage(language: Language): Promise<boolean> {
    choice = language;
    writeCookie(COOKIE, language, ONE_YEAR_SECONDS);
    const { dateFormat, momentDateFormat } = store.getState();
    return use(Object.assign(stateOf(language), { dateFormat, momentDateFormat }));
  },

  /** Sets how times and numbers are written. Absent formats are the language's, an absent time zone is the device's. */
  async setFormats(formats: ChosenFormats): Promise<void> {
    chosen = formats;
    const { language, dateFormat, momentDateFormat } = store.getState();
    await use(Object.assign(stateOf(language), { dateFormat, momentDateFormat }));
  },

  /** A calendar date (`2026-11-21`) as the user writes dates. */
  formatDate: (date: string): string => formatIsoDate(date, store.getState().datePattern),
  /** The calendar date a user's text means, or `undefined`. */
  parseDate: (text: string): string | undefined => parseDate(text, store.getState().datePattern),
  formatNumber: (value: number, decimals?: number): string => formatNumber(value, store.getState().numberTag, decimals),
  formatCurrency: (value: number, currency?: string): string => {
    const { tag, numberTag } = store.getState();
    return formatCurrency(value, tag, currency, numberTag);
  },
};

const lastLanguage = (): Language | undefined => supportedLanguage(storedLanguage() ?? undefined);

/** Changes texts and formats together, so that no screen shows dates of one language among words of another. */
async function use(state: LocaleState): Promise<boolean> {
  const apply = () => {
    // Replaced, not merged: merging would ask for the time zone.
    if (choice === undefined || choice === state.language) store.setState(state, true);
  };
  return i18n.setLanguage(state.tag, apply, state.numberTag);
}

function stateOf(language: Language): LocaleState {
  const tag = tagOf(language);
  return {
    language,
    tag,
    timeTag: timeTagOf(tag, chosen.timeFormat),
    numberTag: numberTagOf(tag, chosen.numberFormat),
    timeFormat: chosen.timeFormat,
    numberFormat: chosen.numberFormat,
    country: tag.slice(tag.indexOf('-') + 1),
    dateFormat: DEFAULT_DATE_FORMAT,
    momentDateFormat: DEFAULT_DATE_FORMAT,
    datePattern: datePatternOf(tag),
    get timeZone() {
      return knownZone(chosen.timeZone) ?? browserTimeZone();
    },
  };
}

const formatsOf = (data: v.InferOutput<typeof localeResponse>['data']): ChosenFormats => ({
  timeFormat: data.timeFormat ?? undefined,
  numberFormat: data.numberFormat ?? undefined,
  timeZone: data.timeZone ?? undefined,
});

const zones = new Map<string, boolean>();

/** A zone that this browser knows; an older one may not. */
function knownZone(zone: string | undefined): string | undefined {
  if (zone === undefined) return undefined;
  let isKnown = zones.get(zone);
  if (isKnown === undefined) {
    isKnown = isTimeZone(zone);
    zones.set(zone, isKnown);
    if (!isKnown) console.warn(`The time zone "${zone}" is unknown here; the device's is used.`);
  }
  return isKnown ? zone : undefined;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

let zoneOfBrowser: string | undefined;

/** Computed with the first date, not at page start: a browser takes ten milliseconds for the first format it makes. */
function browserTimeZone(): string {
  zoneOfBrowser ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return zoneOfBrowser;
}
