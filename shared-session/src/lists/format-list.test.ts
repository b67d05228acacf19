import { LANGUAGES, locale } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import { formatFacts, formatList } from './index.ts';

const PARTS = ['8.00 h', 'PTO', 'Berlin'];

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  const errors = silenced('error');
  await locale.setLanguage(language);
  errors.restore();
}

test.each([
  ['en_US', '8.00 h, PTO, Berlin', '8.00 h, PTO, and Berlin'],
  ['de_DE', '8.00 h, PTO, Berlin', '8.00 h, PTO und Berlin'],
  ['ja_JP', '8.00 h、PTO、Berlin', '8.00 h、PTO、Berlin'],
  ['zh_CN', '8.00 h、PTO、Berlin', '8.00 h、PTO和Berlin'],
  ['ar_AE', '8.00 h، PTO، Berlin', '8.00 h وPTO وBerlin'],
] as const)('in %s facts are told as %s, and things as %s (docs: formats#lists)', async (language, facts, things) => {
  await speak(language);
  expect(formatFacts(PARTS)).toBe(facts);
  expect(formatList(PARTS)).toBe(things);
});

test.each(LANGUAGES)(
  'in %s something stands between two facts, and nothing around one (docs: formats#lists)',
  async (language) => {
    await speak(language);
    const [, ...between] = formatFacts(PARTS).split(/8\.00 h|PTO|Berlin/);
    expect(between.slice(0, 2)).not.toContain('');
    expect(formatFacts(['', 'PTO', null, undefined, false])).toBe('PTO');
    expect(formatFacts([])).toBe('');
  },
);
