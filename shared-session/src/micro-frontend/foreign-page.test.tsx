/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { configureClient, leaveForLogout, openSession } from 'shared-client';
import { locale } from 'shared-session';
import { hrefOf, leavePage, navigate } from '../routing/index.ts';
import { isHandedOver } from '../routing/leaving.ts';
import { type LifeCycleProps, NAVIGATE, type Navigation } from './contract.ts';
import { reactLifeCycles } from './react-life-cycles.tsx';

/** Properties and callbacks of a page that is not ours. */

// The language is a subject of its own (language-of-part.test.tsx); no server is here that could say it.
jest.spyOn(locale, 'load').mockImplementation(async () => locale.getState());

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

function View() {
  return (
    <>
      <a href={hrefOf('/worker/home?a=1')}>Home</a>
      <a href="https://elsewhere.example/x">Elsewhere</a>
      <a href={hrefOf('/worker/home')} target="_blank" rel="noopener">
        In another tab
      </a>
      <a href="mailto:someone@example.com">Mail</a>
      <a href={hrefOf('/worker/home')} onClick={(event) => event.preventDefault()}>
        Its own affair
      </a>
      <svg aria-hidden="true">
        <a href={hrefOf('/worker/home?b=2')}>In a drawing</a>
      </svg>
    </>
  );
}

const contract = { hostContract: { generation: 2, oldest: 1 } };

/** A mount on a page that is not ours. */
async function mounted(over: Partial<LifeCycleProps> = {}, shadow = 'true') {
  const domElement = document.body.appendChild(document.createElement('div'));
  const cycles = reactLifeCycles(View, { styles: [] });
  const props: LifeCycleProps = { name: 'hello', domElement, attributes: { baseurl: '/portal-api', shadow }, ...over };
  await cycles.mount(props);
  const root = domElement.firstElementChild?.shadowRoot ?? domElement;
  const links = [...root.querySelectorAll('a')];
  return {
    domElement,
    /** Clicks on a link. @returns whether the page would follow it */
    click(text: string, init: MouseEventInit = {}) {
      let follows: boolean | undefined;
      // Only looks: jsdom follows links within the page.
      const look = (event: Event) => {
        follows = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      links
        .find((link) => link.textContent === text)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
      return follows;
    },
    update: (next: Partial<LifeCycleProps>) => cycles.update({ ...props, ...next }),
    unmount: () => cycles.unmount(props),
  };
}

test.each(['true', 'false'])(
  'links are handed to the host and the page stays (in a shadow root: %s)',
  async (shadow) => {
    const [notified, heard]: [Navigation[], Navigation[]] = [[], []];
    const app = await mounted({ ...contract, onNavigate: (one) => notified.push(one) }, shadow);
    app.domElement.addEventListener(NAVIGATE, (event) => heard.push((event as CustomEvent<Navigation>).detail));
    expect([app.click('Home'), app.click('Elsewhere')]).toEqual([false, false]);
    expect(notified).toEqual([{ path: '/worker/home?a=1' }, { url: 'https://elsewhere.example/x' }]);
    expect(heard).toEqual(notified);
    expect([app.click('In another tab'), app.click('Mail')]).toEqual([true, true]);
    expect(app.click('Home', { ctrlKey: true })).toBe(true);
    app.click('Its own affair');
    expect(notified).toHaveLength(2);
    expect(app.click('In a drawing')).toBe(false);
    expect(notified.at(-1)).toEqual({ path: '/worker/home?b=2' });
    await app.unmount();
  },
);

test('so is what a script navigates to, until the micro-frontend is taken away', async () => {
  const notified: Navigation[] = [];
  const app = await mounted({ ...contract, onNavigate: (one) => notified.push(one) });
  navigate('/worker/home');
  leavePage('https://elsewhere.example/x');
  expect(window.location.hash).toBe('');
  expect(notified).toEqual([{ path: '/worker/home' }, { url: 'https://elsewhere.example/x' }]);
  await app.unmount();
  navigate('/worker/home');
  expect(window.location.hash).toBe('#/worker/home');
  expect(notified).toHaveLength(2);
  window.location.hash = '';
});

test('a host of the first generation hears of links too; where it said itself that its page goes, a script may take it', async () => {
  const [heard, asked]: [Navigation[], boolean[]] = [[], []];
  const app = await mounted();
  app.domElement.addEventListener(NAVIGATE, (event) => heard.push((event as CustomEvent<Navigation>).detail));
  expect(app.click('Home')).toBe(false);
  expect(heard).toEqual([{ path: '/worker/home?a=1' }]);
  asked.push(isHandedOver({ url: 'https://elsewhere.example/x' }), isHandedOver({ path: '/worker/home' }));
  expect(asked).toEqual([false, true]);
  await app.unmount();
});

test('one mount of several hands over where a script navigates to', async () => {
  const notified: string[] = [];
  const one = await mounted({ ...contract, onNavigate: () => notified.push('one') });
  const two = await mounted({ ...contract, onNavigate: () => notified.push('two') });
  navigate('/worker/home');
  expect(notified).toEqual(['one']);
  await one.unmount();
  navigate('/worker/home');
  expect(notified).toEqual(['one', 'two']);
  await two.unmount();
});

test('functions of the host are the latest that it handed in', async () => {
  const notified: string[] = [];
  const app = await mounted({
    ...contract,
    getToken: async () => void notified.push('token of the first'),
    onNavigate: () => notified.push('first'),
    onUnauthenticated: () => notified.push('signed out at the first'),
  });
  await openSession();
  expect(notified.slice(0, 2)).toEqual(['token of the first', 'signed out at the first']);
  notified.length = 0;
  await app.update({
    ...contract,
    getToken: async () => void notified.push('token'),
    onNavigate: () => notified.push('second'),
    onUnauthenticated: ({ url }) => notified.push(url.slice(0, 25)),
  });
  app.click('Home');
  leaveForLogout();
  await openSession();
  expect(notified).toEqual(['second', '/portal-api/logout.html?r', 'token', '/portal-api/login?returnU']);
  await app.unmount();
  configureClient({ getToken: undefined });
});

test('a host that is too new for this release, or says nonsense, is notified in a sentence, and nothing is mounted', async () => {
  const domElement = document.body.appendChild(document.createElement('div'));
  const { mount, hostContract } = reactLifeCycles(View, { styles: [] });
  expect(hostContract).toEqual({ generation: 2, oldest: 1 });
  await expect(mount({ name: 'time', domElement, hostContract: { generation: 9, oldest: 8 } })).rejects.toThrow(
    'this release of the micro-frontend keeps generation 2 of the host contract, and The host of "time" works with micro-frontends ' +
      'from generation 8 on. Load a newer release of it (docs/guides/foreign-host.md).',
  );
  await expect(mount({ name: 'time', domElement, hostContract: { generation: 1, oldest: 2 } })).rejects.toThrow(
    'hostContract of "time" is not { generation, oldest }, two whole numbers: {"generation":1,"oldest":2}.',
  );
  expect(domElement.innerHTML).toBe('');
});
