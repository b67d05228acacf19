/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { clearDeviceData } from '../device-data/index.ts';
import { forgetTexts, keepTexts, storedLanguage, storedTexts } from './stored-texts.ts';
import { cacheTexts } from './text-cache.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the texts of a session outlive it, and what another session fetches comes beside them', () => {
  cacheTexts('de-DE', { LBL_HOME: 'Start' });
  keepTexts('de-DE', true);
  sessionStorage.clear();
  expect(storedTexts('de-DE')).toEqual({ LBL_HOME: 'Start' });
  cacheTexts('de-DE', { LBL_SAVE: 'Speichern' });
  keepTexts('de-DE', true);
  expect(storedTexts('de-DE')).toEqual({ LBL_HOME: 'Start', LBL_SAVE: 'Speichern' });
});

test('one language is kept: the last', () => {
  cacheTexts('de-DE', { LBL_HOME: 'Start' });
  cacheTexts('fr-FR', { LBL_HOME: 'Accueil' });
  keepTexts('de-DE', true);
  keepTexts('fr-FR', false);
  expect(storedLanguage()).toBe('fr-FR');
  expect(storedTexts('fr-FR')).toEqual({ LBL_HOME: 'Accueil' });
  expect(storedTexts('de-DE')).toEqual({});
});

test('English, and a sign-out, leave nothing', async () => {
  cacheTexts('de-DE', { LBL_HOME: 'Start' });
  keepTexts('de-DE', true);
  forgetTexts();
  expect(storedLanguage()).toBeNull();
  keepTexts('de-DE', true);
  await clearDeviceData();
  expect(storedTexts('de-DE')).toEqual({});
  expect(storedLanguage()).toBeNull();
});

test('a device that is full keeps no half of it', () => {
  cacheTexts('de-DE', { LBL_HOME: 'Start' });
  keepTexts('de-DE', true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepTexts('fr-FR', true);
  expect(storedLanguage()).toBeNull();
  jest.restoreAllMocks();
});

test.each(['nothing', '[1]', '{"LBL_HOME":7,"__proto__":{"a":"b"}}'])('what holds no texts gives none: %s', (text) => {
  localStorage.setItem('portal.language', 'de-DE');
  localStorage.setItem('portal.language.texts', text);
  expect(storedTexts('de-DE')).toEqual({});
});
