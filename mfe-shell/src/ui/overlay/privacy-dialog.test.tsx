/** @jest-environment jsdom */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { locale } from 'shared-session';
import '../../texts/dialogs.ts';
import '../../texts/english.ts';
import { PrivacyDialog } from './privacy-dialog.tsx';

/** The requested files; those of the shell are served from its sources. */
let asked: string[];
let isAway: boolean;

const report = console.error;

beforeEach(() => {
  // Failures are reported there as well.
  console.error = () => undefined;
  asked = [];
  isAway = false;
  globalThis.fetch = (async (from: URL | Request) => {
    const url = 'url' in from ? from.url : String(from);
    if (!url.startsWith('file:')) throw new TypeError('There is no API here.');
    asked.push(url.split('/').at(-1) ?? '');
    return { ok: !isAway, status: isAway ? 503 : 200, text: () => readFile(fileURLToPath(url), 'utf8') };
  }) as unknown as typeof fetch;
});

afterEach(cleanup);
afterAll(() => {
  console.error = report;
});

test('the notice is text under headings, in its language, with its PDF; only that one is fetched (docs: shell#privacy-notice)', async () => {
  await act(async () => void (await locale.setLanguage('de_CH')));
  render(<PrivacyDialog />);
  const title = await screen.findByRole('heading', { level: 3, name: 'Datenschutzhinweis' });
  expect(title.closest('article')?.lang).toBe('de-CH');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(13);
  expect(screen.getByText(/^Sitzungen enden 8 Stunden, .* spätestens nach 24 Stunden\./).tagName).toBe('LI');
  expect(screen.getByRole('note').textContent).toMatch(/^Vorlage\./);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Read the privacy notice (PDF)' });
  expect(link.href).toMatch(/privacy-notice-de-CH\.pdf$/);
  expect(asked).toEqual(['de-CH.txt']);
});

test('a notice that cannot be fetched says so, and is fetched again when asked', async () => {
  await act(async () => void (await locale.setLanguage('en_US')));
  isAway = true;
  render(<PrivacyDialog />);
  expect((await screen.findByRole('alert')).textContent).toContain('stopped working');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Privacy Notice' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
