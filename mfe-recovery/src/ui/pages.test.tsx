/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { type PageDeclaration, Pages } from 'shared-session/routing';
import { readPath } from '../domain/steps.ts';
import { pages } from './pages.tsx';

afterEach(cleanup);

const named: PageDeclaration[] = pages.map((page) => ({ ...page, component: () => <p>{page.path}</p> }));

test.each([
  '/recovery-options/two-factor-reg',
  '/recovery-options/two-factor-reg/',
  '/recovery-options/two-factor-reg/verify-email',
  '/recovery-options/two-factor-reg/nonsense/more',
  '/recovery-options/edit/two-factor-reg/confirm-password',
  '/recovery-options/two-factor-registration',
  '/recovery-options/edit',
  '/recovery-options',
  '/worker/home',
])('%s is a page where it is a step of the flow, and nowhere else', (path) => {
  render(<Pages pages={named} url={{ path, search: '' }} context={{ host: 'portal' }} />);
  const flow = readPath(path)?.mode;
  const prefix = { register: '/recovery-options/two-factor-reg/*', update: '/recovery-options/edit/two-factor-reg/*' };
  const own = pages.some((page) => page.path === path) ? path : flow && prefix[flow];
  expect(screen.getByText(own ?? 'There is no page here')).toBeTruthy();
});

test.each([
  ['/recovery-options', '#/recovery-options/two-factor-reg/phone-email-setup?redirectUrl=/home.jsp'],
  ['/recovery-options/edit', '#/recovery-options/edit/two-factor-reg/confirm-password?redirectUrl=/home.jsp'],
])('%s alone starts its flow (docs: recovery#recovery-routes)', (path, address) => {
  window.location.hash = '#/start';
  render(<Pages pages={pages} url={{ path, search: 'redirectUrl=/home.jsp' }} context={{ host: 'portal' }} />);
  expect(window.location.hash).toBe(address);
});
