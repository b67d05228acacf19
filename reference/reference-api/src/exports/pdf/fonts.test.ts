import { localeNames } from '../../translations/locales.ts';
import { allLabels, textOf } from '../../translations/texts.ts';
import { FONTS, type FontName, fontOf, readFont, runsOf } from './fonts.ts';

test('each character has the font of its script, shared ones that of the language (docs: exports#pdf-fonts)', () => {
  expect([fontOf('a', 'th_TH'), fontOf('ท', 'en_US'), fontOf('표', 'en_US'), fontOf('の', 'zh_CN')]).toEqual([
    'latin',
    'thai',
    'korean',
    'japanese',
  ]);
  expect([fontOf('و', 'en_US'), fontOf('،', 'ar_AE'), fontOf('ש', 'en_US')]).toEqual(['arabic', 'arabic', 'hebrew']);
  const locales = ['ja_JP', 'ko_KR', 'zh_CN', 'zh_HK', 'de_DE'] as const;
  expect(locales.map((locale) => fontOf('直', locale))).toEqual([
    'japanese',
    'korean',
    'simplified',
    'traditional',
    'japanese',
  ]);
});

test('a text falls into runs without losing a character; marks and blanks stay with their letter', () => {
  const text = 'Ada น้ำ 12:00, 근무';
  const runs = runsOf(text, 'th_TH');
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.map(({ font, text: part }) => `${font}: ${part}`)).toEqual([
    'latin: Ada ',
    'thai: น้ำ ',
    'latin: 12:00, ',
    'korean: 근무',
  ]);
});

// Slow: it reads the fonts' tables.
test('the fonts have every character of the texts of all locales', async () => {
  const { create } = await import('fontkit');
  const glyphs = Object.fromEntries(
    await Promise.all(
      (Object.keys(FONTS) as FontName[]).map(async (name) => {
        const font = create(await readFont(name));
        return [name, new Set('characterSet' in font ? font.characterSet : [])] as const;
      }),
    ),
  );
  const missing = new Set<string>();
  for (const locale of localeNames)
    for (const label of allLabels())
      for (const { font, text } of runsOf(textOf(locale, label) ?? '', locale))
        for (const character of text)
          if (!/[\s\p{Cf}]/u.test(character) && !glyphs[font]?.has(character.codePointAt(0) ?? 0))
            missing.add(`${locale} ${character}`);
  expect([...missing]).toEqual([]);
});
