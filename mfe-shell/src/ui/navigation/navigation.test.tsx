/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { page, registerTexts } from 'shared-session';
import '../../texts/english.ts';
import { menuTexts, readMenu } from '../../domain/menu.ts';
import { menu } from '../../state/menu.ts';
import { dispatchNavigation, navigation } from '../../state/navigation.ts';
import { EntryList } from './entry-list.tsx';
import { EmptyMenu, FailedMenu, LoadingMenu } from './menu-states.tsx';

afterEach(cleanup);

const item = (name: string, more: Record<string, unknown> = {}) => ({ name, label: name, url: `#/${name}`, ...more });
const show = (response: unknown, active?: string) => render(<EntryList entries={readMenu(response)} active={active} />);
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')].map((line) => line.textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

const groups = [
  item('home'),
  { name: 'time', label: 'time', children: [item('list'), item('add', { badgeLabel: '2' })] },
  item('help'),
];

test('a group is closed until it is opened, and open where the active page is in it (docs: shell#menu-item)', () => {
  show(groups);
  expect(lines()).toEqual(['home', 'time', 'help']);
  const group = screen.getByRole('button', { name: 'time' });
  expect(group.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(group);
  expect(lines()).toEqual(['home', 'time', 'list', 'add2', 'help']);
  cleanup();
  show(groups, '1.1');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('add2');
});

test('a count is written as the reader writes numbers (docs: shell#menu-counts)', () => {
  show([item('billing', { badgeLabel: 80_039 }), item('news', { badgeLabel: 'new' })]);
  expect(lines()).toEqual(['billing80,039', 'newsnew']);
});

test('a group the user has closed opens again when they go to another of its pages', () => {
  const entries = readMenu(groups);
  const { rerender } = render(<EntryList entries={entries} active="1.0" />);
  fireEvent.click(screen.getByRole('button', { name: 'time' }));
  expect(lines()).toEqual(['home', 'time', 'help']);
  rerender(<EntryList entries={entries} active="1.1" />);
  expect(lines()).toEqual(['home', 'time', 'list', 'add2', 'help']);
});

test('one tab stop; arrows, Home and End move, the right arrow opens a group and the left one closes it', () => {
  show(groups);
  const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map((line) => line.textContent);
  expect(stops()).toEqual(['home']);
  act(() => document.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('time');
  expect(stops()).toEqual(['time']);
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('list');
  press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('time');
  press('ArrowLeft');
  expect(lines()).toEqual(['home', 'time', 'help']);
  press('End');
  expect(document.activeElement?.textContent).toBe('help');
  press('Home');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('home');
});

test('a script in a label shows as text, and no script URL becomes a link', () => {
  show([item('<img src=x onerror=alert(1)>', { url: 'javascript:alert(1)' })]);
  expect(screen.getByRole('button').textContent).toBe('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img, [href]')).toBeNull();
});

test('an entry that leads nowhere says so instead of doing nothing silently', () => {
  show([item('nowhere', { url: undefined })]);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test('an unknown icon has a plain one, so that labels stay in line', () => {
  show([item('a', { svgIcon: 'constructor' }), item('b', { svgIcon: 'no-such-icon' }), item('c')]);
  expect(document.querySelectorAll('svg path[d]')).toHaveLength(3);
});

test('a URL that leaves the portal is marked', () => {
  show([item('docs', { url: 'https://docs.example/' })]);
  expect(within(screen.getByRole('link')).getByRole('img', { name: 'opens outside the portal' })).toBeTruthy();
});

test('1,000 items are all shown, and moving among them renders two, not a thousand', () => {
  show(Array.from({ length: 1_000 }, (_, n) => item(`item-${n}`)));
  expect(screen.getAllByRole('link')).toHaveLength(1_000);
  act(() => document.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  press('End');
  expect(document.activeElement?.textContent).toBe('item-999');
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('labels follow their label keys (docs: shell#menu-item)', () => {
  const entries = readMenu([item('Home', { translationLabel: 'LBL_TEST_MENU_HOME' })]);
  registerTexts(menuTexts(entries));
  render(<EntryList entries={entries} active={undefined} />);
  expect(lines()).toEqual(['Home']);
});

test('loading, empty and failed look different (docs: shell#menu-loading)', () => {
  let tries = 0;
  render(<LoadingMenu />);
  expect(screen.getByRole('status').textContent).toBe('Loading navigation');
  cleanup();
  render(<EmptyMenu />);
  expect(document.body.textContent).toBe('There is nothing here for your account yet.');
  cleanup();
  render(<FailedMenu onRetry={() => tries++} />);
  expect(screen.getByRole('alert').textContent).toContain('The navigation could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test('choosing an entry closes a navigation that lies over the page', () => {
  dispatchNavigation({ type: 'width-changed', isWide: false });
  dispatchNavigation({ type: 'hamburger' });
  show([item('home')]);
  fireEvent.click(screen.getByRole('link'));
  expect(navigation.getState().mode).toBe('closed');
  dispatchNavigation({ type: 'width-changed', isWide: true });
});

test('nothing is asked of the server by looking', () => {
  expect(menu.getState().status).toBe('loading');
  expect(page.getState().path).toBe('/');
});
