/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { MountContext } from 'shared-session/micro-frontend';
import { type Flow, newFlow } from '../domain/flow.ts';
import { leave } from './leaving.ts';

const flow = (outcome: Flow['outcome']): Flow => ({
  ...newFlow('register'),
  step: 'ended',
  outcome,
  verified: { email: true, phone: false },
});

function leaving(given: { host?: MountContext['host']; asModal?: boolean; redirectUrl?: string } = {}) {
  const heard: string[] = [];
  const context: MountContext = {
    host: given.host ?? 'element',
    emit: (type, detail) => heard.push(`${type} ${JSON.stringify(detail)}`),
    close: () => heard.push('close'),
  };
  const options = {
    context,
    asModal: given.asModal ?? false,
    redirectUrl: given.redirectUrl,
    redirectOrigins: [],
    page: 'https://portal.example.com/legacy/page.jsp',
    go: (url: string) => heard.push(`go ${url}`),
    goHome: () => heard.push('home'),
  };
  return { heard, options };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a completed modal tells its host, closes, and follows the redirect (docs: recovery#recovery-completion, recovery#flow-completed)', async () => {
  const { heard, options } = leaving({ asModal: true, redirectUrl: '/home.jsp' });
  expect(await leave(flow('completed'), options)).toBe(true);
  expect(heard).toEqual([
    'recovery-completed {"email":true,"phone":false}',
    'close',
    'go https://portal.example.com/home.jsp',
  ]);
});

test('a cancelled flow leaves too', async () => {
  const { heard, options } = leaving({ redirectUrl: '/home.jsp' });
  await leave(flow('cancelled'), options);
  expect(heard[0]).toMatch(/^recovery-cancelled/);
  expect(heard[1]).toBe('go https://portal.example.com/home.jsp');
});

test.each(['javascript:alert(1)', 'https://evil.example/', '/logout.html', '/wand2/api/users/current'])(
  '%s is ignored, the flow ends in place, and the console says why (docs: recovery#recovery-redirect-allowed)',
  async (redirectUrl) => {
    const { heard, options } = leaving({ redirectUrl });
    expect(await leave(flow('completed'), options)).toBe(false);
    expect(heard).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('is ignored'));
  },
);

test('on the portal a flow without a redirect location, or with an ignored one, leads home; elsewhere it ends in place', async () => {
  for (const redirectUrl of [undefined, 'https://evil.example/']) {
    const portal = leaving({ host: 'portal', ...(redirectUrl === undefined ? {} : { redirectUrl }) });
    expect(await leave(flow('cancelled'), portal.options)).toBe(true);
    expect(portal.heard.at(-1)).toBe('home');
  }
  expect(await leave(flow('completed'), leaving().options)).toBe(false);
});
