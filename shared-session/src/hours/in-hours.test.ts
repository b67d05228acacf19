import { i18n, locale, provideI18next } from 'shared-session';
import { silenced, startTestServer } from '../../test/response-server.ts';
import { inHours } from './index.ts';

test('the unit is the language’s, and in a text from right to left the number stays whole (docs: formats#hour-unit)', async () => {
  expect(inHours(locale.formatNumber(8))).toBe('8.00 h');
  provideI18next(() => import('i18next'));
  const server = await startTestServer();
  const errors = silenced('error');
  server.respond = ({ json }, response) =>
    void response.end(
      JSON.stringify({ LBL_HOURS_SHORT: json.language === 'nl' ? '{{hours}} u' : '\u200f{{hours}} ש׳' }),
    );
  await i18n.setLanguage('nl-NL');
  expect(inHours('8,00')).toBe('8,00 u');
  await i18n.setLanguage('he-IL');
  expect(inHours('8.00')).toBe('\u200f\u20688.00\u2069 ש׳');
  await i18n.setLanguage('en-US');
  errors.restore();
  await server.stop();
});
