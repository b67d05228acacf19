/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { i18n, provideI18next } from 'shared-session';
import { messageCard, notice } from './messages.ts';
import { retryButton } from './retry-button.ts';

const GERMAN: Record<string, string> = {
  LBL_PAGE_FAILED: 'Diese Seite konnte nicht geladen werden',
  MSG_PAGE_FAILED: 'Was Sie gespeichert haben, ist sicher.',
  MSG_MENU_FAILED: 'Das Menü konnte nicht geladen werden.',
  LBL_ERROR_NUMBER: 'Fehlernummer',
  LBL_TRY_AGAIN: 'Erneut versuchen',
  LBL_TRYING: 'Wird versucht…',
};

beforeEach(() => {
  provideI18next(() => import('i18next'));
  // As after an earlier page of the visit; labels beyond these cannot be fetched here, which is said on the console.
  sessionStorage.setItem('portal.texts.de-DE', JSON.stringify(GERMAN));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  await i18n.setLanguage('en-US');
});

test('what is shown changes its language with the page’s, what is pressed too; the number to quote stays', async () => {
  const { button, stop } = retryButton(() => new Promise(() => undefined));
  const card = messageCard({ title: 'LBL_PAGE_FAILED', text: 'MSG_PAGE_FAILED', action: button, number: 'EN-12AB34' });
  const box = notice({ text: 'MSG_MENU_FAILED', action: document.createElement('i'), number: 'EN-12AB34' });
  document.body.append(card, box);
  expect(card.textContent).toContain('This page could not be loaded');
  await i18n.setLanguage('de-DE');
  expect(card.querySelector('h1')?.textContent).toBe('Diese Seite konnte nicht geladen werden');
  expect(card.textContent).toContain('Fehlernummer EN-12AB34');
  expect(box.textContent).toBe('Das Menü konnte nicht geladen werden.Fehlernummer EN-12AB34');
  expect(button.textContent).toBe('Erneut versuchen');
  button.click();
  expect(button.textContent).toBe('Wird versucht…');
  await i18n.setLanguage('en-US');
  expect(button.textContent).toBe('Trying…');
  stop();
});

test('what is said already is left alone, so that nobody hears it twice', async () => {
  const box = notice({ text: 'MSG_MENU_FAILED', action: document.createElement('i') });
  document.body.append(box);
  const before = box.querySelector('span')?.firstChild;
  await i18n.setLanguage('en-US');
  expect(box.querySelector('span')?.firstChild).toBe(before);
});
