/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { leaveForLogout } from 'shared-client';
import { i18n, locale, theme, useMountRoot } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import {
  CRASHED,
  type CrashedDetail,
  type FirstGeneration,
  type LifeCycleProps,
  type MountContext,
} from './contract.ts';
import { reactLifeCycles } from './react-life-cycles.tsx';

// The language is a subject of its own (language-of-part.test.tsx); no server is here that could say it.
jest.spyOn(locale, 'load').mockImplementation(async () => locale.getState());

// A mount ends when its first rendering stands there: it cannot be waited for inside of `act`, which renders at its end.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

function View({ context }: { context: MountContext }) {
  const root = useMountRoot();
  return <p>{`${context.host} ${context.attributes?.step ?? ''} ${root?.className}`}</p>;
}

const container = () => document.body.appendChild(document.createElement('div'));

/** The life cycles of a component, called with a place of their own each time. */
async function mounted(target: HTMLElement, view = View, context: MountContext = { host: 'portal' }) {
  const cycles = reactLifeCycles(view, { styles: ['p{}'] });
  const props = (now: MountContext): LifeCycleProps => ({ ...now, name: 'hello', domElement: target });
  await cycles.bootstrap(props(context));
  await cycles.mount(props(context));
  return {
    update: (next: MountContext) => cycles.update(props(next)),
    unmount: () => cycles.unmount(props(context)),
  };
}

test('it renders, takes new attributes, and leaves nothing behind', async () => {
  const target = container();
  const before = (document.adoptedStyleSheets ?? []).length;
  const app = await mounted(target);
  expect(screen.getByText('portal portal-root')).toBeTruthy();
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(before);
  await app.update({ host: 'portal', attributes: { step: 'two' } });
  expect(screen.getByText('portal two portal-root')).toBeTruthy();
  await app.unmount();
  expect(target.innerHTML).toBe('');
});

let isBroken = false;

function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>whole again</p>;
}

test('an error while rendering shows what happened and what to do, and trying again recovers', async () => {
  isBroken = true;
  const errors = silenced('error');
  const heard: CrashedDetail[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent<CrashedDetail>).detail);
  document.addEventListener(CRASHED, listen);
  const app = await mounted(container(), Fragile);
  document.removeEventListener(CRASHED, listen);
  expect(heard).toEqual([{ error: new Error('broken'), components: expect.stringContaining('Fragile') }]);
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working');
  isBroken = false;
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  errors.restore();
  expect(screen.getByText('whole again')).toBeTruthy();
  await app.unmount();
});

test('in a shadow root styles, theme and language stay inside it', async () => {
  const host = container();
  const root = host.attachShadow({ mode: 'open' });
  const inside = root.appendChild(document.createElement('div'));
  document.documentElement.lang = 'xx';
  const app = await mounted(inside, View, { host: 'element' });
  const mountRoot = inside.firstElementChild as HTMLElement;
  expect(within(inside).getByText('element portal-root')).toBeTruthy();
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
  // The page says nothing about dark, so a dark card would look broken on it.
  expect(mountRoot.dataset.theme).toBe('light');
  expect(mountRoot.lang).toBe(i18n.language);
  theme.set('dark');
  expect(mountRoot.dataset.theme).toBe('dark');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(document.documentElement.lang).toBe('xx');
  theme.set('system');
  await app.unmount();
  expect(root.adoptedStyleSheets).toEqual([]);
});

test('on our own page the document follows', async () => {
  const app = await mounted(container());
  theme.set('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.documentElement.lang).toBe('en-US');
  theme.set('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  await app.unmount();
});

test.each(['element', 'foreign'] as const)(
  'the session of a %s ends: the host is notified, every time, and the page stays',
  async (host) => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('portal-signed-out', listen);
    const app = await mounted(container(), View, { host, attributes: { baseurl: '/portal-api' } });
    heard.length = 0;
    leaveForLogout();
    leaveForLogout();
    expect(heard).toEqual(Array(2).fill({ url: expect.stringMatching(/\/logout\.html\?referrerUrl=/) }));
    document.removeEventListener('portal-signed-out', listen);
    await app.unmount();
  },
);

test('on a page of a foreign host it stands in a shadow root, unless that is notified otherwise', async () => {
  const apart = container();
  const app = await mounted(apart, View, { host: 'foreign' });
  const root = apart.firstElementChild?.shadowRoot as ShadowRoot;
  expect(root.textContent).toContain('foreign');
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
  await app.unmount();
  expect(apart.innerHTML).toBe('');

  const inPage = await mounted(apart, View, { host: 'foreign', attributes: { shadow: 'false' } });
  expect(apart.querySelector('.portal-root')).not.toBeNull();
  await inPage.unmount();
});

test('without a place of its own it stands where single-spa puts applications; a parcel without a host is a foreign one', async () => {
  const { mount, update, unmount } = reactLifeCycles(View, { styles: [] });
  await mount({ name: 'theirs', attributes: { shadow: 'false' } });
  const place = document.getElementById('single-spa-application:theirs');
  expect(place?.textContent).toBe('foreign  portal-root');
  // single-spa's parcels are updated with what is new alone.
  await update({ name: 'theirs', attributes: { step: 'two' } });
  expect(place?.textContent).toBe('foreign two portal-root');
  await unmount({ name: 'theirs' });
  expect(place?.innerHTML).toBe('');
});

function Counter({ context }: { context: MountContext }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${context.attributes?.label} ${count}`}
    </button>
  );
}

test('in a shadow root an update keeps the state', async () => {
  const root = container().attachShadow({ mode: 'open' });
  const inside = root.appendChild(document.createElement('div'));
  const app = await mounted(inside, Counter, { host: 'element', attributes: { label: 'One' } });
  await fireEvent.click(within(inside).getByRole('button'));
  await app.update({ host: 'element', attributes: { label: 'Two' } });
  expect(within(inside).getByRole('button').textContent).toBe('Two 1');
  await app.unmount();
  expect(root.adoptedStyleSheets).toEqual([]);
});

test('a foreign page that was written for generation 1 is answered as it was then', async () => {
  const cycles = reactLifeCycles(View, { styles: [] }) as unknown as FirstGeneration;
  const target = container();
  const attributes = { shadow: 'false' };
  const app = await cycles.mount(target, { host: 'foreign', attributes });
  expect(target.textContent).toBe('foreign  portal-root');
  app.update?.({ host: 'foreign', attributes: { step: 'two' } });
  expect(await within(target).findByText('foreign two portal-root')).toBeTruthy();
  app.unmount();
  expect(target.innerHTML).toBe('');
});
