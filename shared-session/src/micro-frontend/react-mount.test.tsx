/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { leaveForLogout } from 'shared-client';
import { i18n, theme, useMountRoot } from 'shared-session';
import { silenced } from '../../test/response-server.ts';
import { CRASHED, type CrashedDetail, type MountContext, type Mounted } from './contract.ts';
import { reactMount } from './react-mount.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function View({ context }: { context: MountContext }) {
  const root = useMountRoot();
  return <p>{`${context.host} ${context.attributes?.step ?? ''} ${root?.className}`}</p>;
}

const container = () => document.body.appendChild(document.createElement('div'));

async function mounted(target: HTMLElement, view = View, context: MountContext = { host: 'portal' }): Promise<Mounted> {
  let result: Mounted | undefined;
  await act(async () => {
    result = await reactMount(view, { styles: ['p{}'] })(target, context);
  });
  return result as Mounted;
}

test('it renders, takes new attributes, and leaves nothing behind', async () => {
  const target = container();
  const before = (document.adoptedStyleSheets ?? []).length;
  const app = await mounted(target);
  expect(screen.getByText('portal portal-root')).toBeTruthy();
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(before);
  await act(async () => app.update?.({ host: 'portal', attributes: { step: 'two' } }));
  expect(screen.getByText('portal two portal-root')).toBeTruthy();
  await act(async () => app.unmount());
  expect(target.innerHTML).toBe('');
  expect(document.adoptedStyleSheets.length).toBe(before);
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
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  errors.restore();
  expect(screen.getByText('whole again')).toBeTruthy();
  await act(async () => app.unmount());
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
  await act(async () => app.unmount());
  expect(root.adoptedStyleSheets).toEqual([]);
});

test('on our own page the document follows', async () => {
  const app = await mounted(container());
  theme.set('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.documentElement.lang).toBe('en-US');
  theme.set('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  await act(async () => app.unmount());
});

test.each(['element', 'foreign'] as const)(
  'the session of a %s ends: the host is told, every time, and the page stays',
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
    await act(async () => app.unmount());
  },
);

test('on a page of a foreign host it stands in a shadow root, unless that is told otherwise', async () => {
  const apart = container();
  const app = await mounted(apart, View, { host: 'foreign' });
  const root = apart.firstElementChild?.shadowRoot as ShadowRoot;
  expect(root.textContent).toContain('foreign');
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
  await act(async () => app.unmount());
  expect(apart.innerHTML).toBe('');

  const inPage = await mounted(apart, View, { host: 'foreign', attributes: { shadow: 'false' } });
  expect(apart.querySelector('.portal-root')).not.toBeNull();
  await act(async () => inPage.unmount());
});
