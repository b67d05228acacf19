import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LocaleName } from '../../translations/locales.ts';

/** The fonts of all languages: Noto Sans, of which each file contains only the characters it uses. */
export const FONTS = {
  latin: ['@embedpdf/fonts-latin', 'fonts/NotoSans-Regular.ttf'],
  thai: ['@fontsource/noto-sans-thai', 'files/noto-sans-thai-thai-400-normal.woff'],
  arabic: ['@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Regular.ttf'],
  hebrew: ['@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Regular.ttf'],
  japanese: ['@embedpdf/fonts-jp', 'fonts/NotoSansJP-Regular.otf'],
  korean: ['@embedpdf/fonts-kr', 'fonts/NotoSansKR-Regular.otf'],
  simplified: ['@embedpdf/fonts-sc', 'fonts/NotoSansHans-Regular.otf'],
  traditional: ['@embedpdf/fonts-tc', 'fonts/NotoSansHant-Regular.otf'],
} as const;
export type FontName = keyof typeof FONTS;

/** The font of the characters that Chinese, Japanese and Korean share: each writes some of them in its own way. */
const HAN: Partial<Record<LocaleName, FontName>> = { ko_KR: 'korean', zh_CN: 'simplified', zh_HK: 'traditional' };

const THAI = /\p{Script=Thai}/u;
/** With the comma and the question mark that Arabic shares with others. */
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
const HEBREW = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u;
/** Also arrows and signs, which Noto Sans has not. */
const WIDE = /[\p{Script=Han}\u2190-\u2bff\u3000-\u303f\uff00-\uffef]/u;

/** The font of a character in a text of a locale. */
export function fontOf(character: string, locale: LocaleName): FontName {
  if (THAI.test(character)) return 'thai';
  if (ARABIC.test(character)) return 'arabic';
  if (HEBREW.test(character)) return 'hebrew';
  if (HANGUL.test(character)) return 'korean';
  if (KANA.test(character)) return 'japanese';
  return WIDE.test(character) ? (HAN[locale] ?? 'japanese') : 'latin';
}

/** A part of a text that has one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/** A text in parts of one font each. */
export function runsOf(text: string, locale: LocaleName): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    // A blank, a mark on the letter before and one that only directs stay with their neighbour.
    const font = last && /[\s\p{M}\p{Cf}]/u.test(character) ? last.font : fontOf(character, locale);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}

const resolve = createRequire(import.meta.url).resolve;
const read = new Map<FontName, Promise<Buffer>>();

/** A font's file, read when a text first needs it. */
export function readFont(name: FontName): Promise<Buffer> {
  const [packageName, file] = FONTS[name];
  const content = read.get(name) ?? readFile(join(packageFolder(packageName), file));
  read.set(name, content);
  return content;
}

/** The folder of a package: `…/dist` is in it, or a style sheet. */
function packageFolder(name: string): string {
  const entry = dirname(resolve(name));
  return entry.endsWith('dist') ? dirname(entry) : entry;
}
