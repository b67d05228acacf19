/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { configureClient } from 'shared-client';
import { i18n, locale, tagOf, useText } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import type { LifeCycleProps } from './contract.ts';
import { reactLifeCycles } from './react-life-cycles.tsx';

/** A part on a page that is not ours has the language that it asks for; which one that is, host-language.ts decides. */

let loaded = Promise.resolve();
const load = jest.spyOn(locale, 'load').mockImplementation(async (named) => {
  await loaded;
  await i18n.setLanguage(tagOf(named?.first() ?? named?.instead() ?? 'de_DE'));
  return locale.getState();
});

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

/** The languages in which it was rendered, in order. */
let rendered: string[] = [];

function View() {
  useText();
  rendered.push(i18n.language);
  return <p>Content</p>;
}

let errors: ReturnType<typeof silenced>;

beforeEach(() => {
  // Without a server there are no texts; the language is in force all the same.
  errors = silenced('error');
  rendered = [];
  load.mockClear();
  document.documentElement.lang = 'en';
});

afterEach(() => {
  errors.restore();
  configureClient({ getToken: undefined });
});

const { mount, update, unmount } = reactLifeCycles(View, { styles: [] });

function place(): HTMLElement {
  const section = document.body.appendChild(document.createElement('section'));
  section.lang = 'fr-BE';
  return section.appendChild(document.createElement('div'));
}

const props = (domElement: HTMLElement, lang?: string): LifeCycleProps => ({
  name: 'part',
  domElement,
  attributes: { baseurl: '/portal-api', ...(lang !== undefined && { lang }) },
  getToken: async () => 'a-token-of-the-host',
});

test('while nobody is signed in it has the language of the page, as near as it is declared', async () => {
  const domElement = place();
  const nobody = { ...props(domElement), getToken: async () => undefined };
  await mount(nobody);
  expect(new Set(rendered)).toEqual(new Set(['fr-FR']));
  await unmount(nobody);
});

test('it renders in that language and direction from the first time on, follows the attribute, and leaves the page as it is', async () => {
  const domElement = place();
  await mount(props(domElement, 'ar-AE'));
  const part = domElement.firstElementChild?.shadowRoot?.firstElementChild as HTMLElement;
  expect([part.lang, part.dir, new Set(rendered)]).toEqual(['ar-AE', 'rtl', new Set(['ar-AE'])]);
  await update(props(domElement));
  await waitFor(() => expect([part.lang, part.dir]).toEqual(['de-DE', 'ltr']));
  await update(props(domElement));
  expect(load).toHaveBeenCalledTimes(2);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', '']);
  await unmount(props(domElement));
  expect(domElement.innerHTML).toBe('');
});

test('taken away before its texts are there, it renders nothing', async () => {
  let come: () => void = () => undefined;
  loaded = new Promise((resolve) => {
    come = resolve;
  });
  const domElement = place();
  const mounting = mount(props(domElement, 'he-IL'));
  await unmount(props(domElement, 'he-IL'));
  come();
  await mounting;
  await waitFor(() => expect(i18n.language).toBe('he-IL'));
  expect([rendered, domElement.innerHTML]).toEqual([[], '']);
});
