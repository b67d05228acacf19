/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { MountContext } from 'shared-session/micro-frontend';
import { currentHash, type PageDeclaration, type PageProps, Pages, prefetchPage, Redirect } from './index.ts';

afterEach(cleanup);

const context: MountContext = { host: 'portal' };
const shows =
  (name: string) =>
  ({ parameters, search }: PageProps) => <p>{`${name} ${JSON.stringify(parameters)} [${search}]`}</p>;
const fetched: string[] = [];
const pages: PageDeclaration[] = [
  { path: '/list/*', component: shows('below') },
  {
    path: '/list/{id}',
    component: shows('detail'),
    prefetch({ parameters, search }) {
      fetched.push(`${parameters.id} [${search}]`);
      return () => fetched.push('end');
    },
  },
  { path: '/list', component: shows('list') },
  { path: '/list/new', component: shows('new') },
  { path: '/old', component: () => <Redirect to="/list" /> },
];
const at = (hash: string) => <Pages pages={pages} url={currentHash(hash)} context={context} />;

test.each([
  ['#/list?page=2', 'list {} [page=2]'],
  ['#/list/new', 'new {} []'],
  ['#/list/a%2Fb?x=1', 'detail {"id":"a/b"} [x=1]'],
  ['#/list/', 'below {} []'],
  ['#/list/7/more', 'below {} []'],
])('%s shows the page that spells out most of it', (hash, text) => {
  render(at(hash));
  expect(screen.getByText(text)).toBeTruthy();
});

test.each(['#/lists', '#/LIST', '#/'])('%s, which no page declares, says so, with a way home', (hash) => {
  render(at(hash));
  expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('#/');
});

test('a redirect takes the place of the URL that led to it', () => {
  window.location.hash = '#/old';
  const before = window.history.length;
  render(at('#/old'));
  expect(window.location.hash).toBe('#/list');
  expect(window.history.length).toBe(before);
});

test('a page fetches ahead what its own URL asks for; a page without, or no page, nothing', () => {
  const prefetch = prefetchPage(pages);
  prefetch('/list/7?tab=a?b')?.();
  for (const path of ['/list', '/list/new', '/list/', '/nowhere']) expect(prefetch(path)).toBeUndefined();
  expect(fetched).toEqual(['7 [tab=a?b]', 'end']);
});
