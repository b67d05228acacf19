import { type LocaleName, locales } from './locales.ts';
import { missingTexts, otherThanHere } from './missing.ts';
import { allLabels, textOf } from './texts.ts';

const LOCALES = Object.keys(locales) as LocaleName[];

/** A suspended hyphen, in place of a part that another word has, is correct: “Zeit- und Kostenerfassung”. */
const withoutSuspended = (text: string): string =>
  text.replace(/(\p{L})- (und|oder|bzw\.|en|of|och|eller)\b/gu, '$1 $2');

/** Words of a related language, or a second word for the same thing, which would irritate a reader of the locale. */
const FOREIGN: readonly (readonly [LocaleName, string, RegExp])[] = [
  [
    'fr_CA',
    'says courriel, cellulaire, dîner and puts no space before ? ! ;',
    /e-mail|(?<!\{)\bmobile\b|déjeuner|[\s\u00a0\u202f][?!;]/i,
  ],
  ['fr_FR', 'imports files and puts a space before ? !', /télévers|[a-zé»}][?!]( |$)/],
  ['es_MX', 'says ingresar, agregar, celular, vencer', /introdu[cjz]|\bañad|móvil|vencedo|ordenador/i],
  [
    'es_ES',
    'says usted',
    /\b(tu|tus|has|puedes|tienes)\b|(^|[.;:] )(Elige|Vuelve|Actualiza|Introduce|Revisa|Inténtalo|Comprueba|Espera) /,
  ],
  ['de_CH', 'has no sharp s and quotes with guillemets', /ß|„|“/],
  ['de_DE', 'says Sie, and Zeitnachweis', /\b(du|dein|deine|dir|dich)\b|Zeitkarte/i],
  ['nl_NL', 'says u', /\b(je|jij|jouw)\b/i],
  ['pt_BR', 'says folha de horas, and is Brazilian', /folha de ponto|ficheiro|ecrã|utilizador|guardar/i],
  ['sv_SE', 'says tidrapport', /tidkort/i],
  ['th_TH', 'says ใบบันทึกเวลา', /ใบลงเวลา/],
  ['ko_KR', 'says 근무시간표, politely', /타임카드|십시오/],
  ['zh_CN', 'says 合同', /项目期|委聘/],
  ['zh_HK', 'says 合約', /委聘|默認|軟件包/],
  [
    'ar_AE',
    'says بطاقة الدوام, and puts Arabic commas and question marks',
    /بطاقة الوقت|سجل الدوام|[\u0600-\u06ff][,;?]/,
  ],
  [
    'he_IL',
    'addresses everybody, and quotes with gershayim',
    /(?<![א-ת])(שלך|אתה|לחץ|הזן|בחר|אנא)(?![א-ת])|[א-ת]"|"[א-ת]/,
  ],
  ['en_GB', 'spells the British way', /\b(colors?|program|labor|canceled|favorite|uncheck)\b|[“”]/i],
];

test.each(FOREIGN)('%s %s', (locale, _says, pattern) => {
  expect(allLabels().filter((label) => pattern.test(textOf(locale, label) ?? ''))).toEqual([]);
});

test.each(LOCALES)(
  '%s joins words with a hyphen or separates them with a dash, never with a spaced hyphen',
  (locale) => {
    expect(
      allLabels().filter((label) =>
        /\p{L} [-‐] ?\p{L}|\p{L} ?[-‐] \p{L}/u.test(withoutSuspended(textOf(locale, label) ?? '')),
      ),
    ).toEqual([]);
  },
);

test.each(['ar_AE', 'he_IL'] as const)(
  '%s: a text that begins with a Latin word or a value is still written from right to left',
  (locale) => {
    const begins = /^[^\p{L}{\u200f\u05f4]*(\{|\p{Script=Latin})/u;
    const isOwn = /[\u0590-\u06ff]/;
    const texts = allLabels().map((label) => textOf(locale, label) ?? '');
    expect(texts.filter((text) => isOwn.test(text) && begins.test(text))).toEqual([]);
  },
);

test('a label has one English text, whichever package shows it', () => {
  expect(missingTexts()).toEqual([]);
  expect(otherThanHere()).toEqual([]);
});
