/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notifications, page } from 'shared-session';
import '../../texts/english.ts';
import { AlertBar } from './alert-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

let layout: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-portal-layout><div data-region="header"></div><main id="main" tabindex="-1"></main></div>';
  layout = document.querySelector('[data-portal-layout]') as HTMLElement;
  window.scrollTo = () => undefined;
  notifications.clear();
});

afterEach(cleanup);

test('each alert shifts the body by 73 px, 5 at most, and dismissing gives the space back (docs: shell#alert-bar)', () => {
  render(<AlertBar />);
  act(() => {
    for (const n of [1, 2, 3, 4, 5, 6]) notifications.alert({ message: `alert ${n}`, style: 'warning' });
  });
  expect(layout.style.getPropertyValue('--alert-shift')).toBe('365px');
  expect(document.querySelectorAll('[data-alert]')).toHaveLength(5);
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  fireEvent.click(first as HTMLElement);
  expect(document.activeElement).toBe(second);
  expect(layout.style.getPropertyValue('--alert-shift')).toBe('292px');
  cleanup();
  expect(layout.style.getPropertyValue('--alert-shift')).toBe('');
});

test('markup in an alert is text, and an error interrupts', () => {
  render(<AlertBar />);
  act(() => void notifications.alert({ message: '<b onclick=x>No</b>', style: 'error' }));
  expect(screen.getByRole('alert').textContent).toBe('<b onclick=x>No</b>');
});

const frames = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 80))));
const showPage = (html: string) => {
  (document.getElementById('main') as HTMLElement).innerHTML = html;
};

test('on navigation the focus goes to the page heading, which is announced and names the document (docs: shell#page-focus)', async () => {
  page.setState({ path: '/first' });
  showPage('<h1>First</h1>');
  render(<PageAnnouncer />);
  await waitFor(() => expect(document.title).toBe('First · Portal'));
  expect(document.activeElement).toBe(document.body);

  act(() => page.setState({ path: '/second' }));
  showPage('');
  await frames();
  showPage('<h1>Second <em>page</em></h1>');
  await waitFor(() => expect(document.title).toBe('Second page · Portal'));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Second page'));
});

test('the document is named after what the heading says at last, or by its data-title (docs: shell#document-title)', async () => {
  page.setState({ path: '/' });
  showPage('<h1>Home</h1>');
  render(<PageAnnouncer />);
  await waitFor(() => expect(document.title).toBe('Home · Portal'));
  const heading = document.querySelector('h1') as HTMLElement;
  // The texts of the language, and the user's name, come after the page.
  (heading.firstChild as Text).data = 'Startseite';
  await waitFor(() => expect(document.title).toBe('Startseite · Portal'));
  heading.dataset.title = 'Startseite';
  (heading.firstChild as Text).data = 'Guten Morgen, Amara';
  await frames();
  expect(document.title).toBe('Startseite · Portal');
  heading.dataset.title = 'Accueil';
  await waitFor(() => expect(document.title).toBe('Accueil · Portal'));
});

test('a field of the new page that has taken the focus keeps it', async () => {
  page.setState({ path: '/first' });
  render(<PageAnnouncer />);
  act(() => page.setState({ path: '/form' }));
  showPage('<h1>Form</h1><input>');
  document.querySelector('input')?.focus();
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Form'));
  expect(document.title).toBe('Form · Portal');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test.each([
  ['presses Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' }), 'BODY'],
  [
    'presses something that is no link',
    () => fireEvent.pointerDown(document.querySelector('header') as Element),
    'BODY',
  ],
  ['double-clicks the link that led there', () => fireEvent.pointerDown(document.querySelector('a') as Element), 'H1'],
])('who %s while the page is still coming', async (_, acts, focused) => {
  document.body.insertAdjacentHTML('beforeend', '<header></header><a href="#/late">Late</a>');
  page.setState({ path: '/first' });
  render(<PageAnnouncer />);
  act(() => page.setState({ path: '/late' }));
  showPage('');
  await frames();
  acts();
  showPage('<h1>Late</h1>');
  await waitFor(() => expect(document.title).toBe('Late · Portal'));
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Late'));
  expect(document.activeElement?.tagName).toBe(focused);
});

test.each([
  ['has scrolled down in the new page', 288, []],
  ['has not', 0, [{ top: 0 }]],
])('who %s by the time the focus comes (docs: shell#page-focus)', async (_, position, scrolledTo) => {
  const scrolls: unknown[] = [];
  Object.assign(window, { scrollTo: (to: unknown) => scrolls.push(to), scrollY: 0 });
  page.setState({ path: '/first' });
  showPage('<h1>First</h1>');
  render(<PageAnnouncer />);
  await waitFor(() => expect(document.title).toBe('First · Portal'));
  Object.assign(window, { scrollY: 500 });
  fireEvent.scroll(document);
  act(() => page.setState({ path: '/long' }));
  Object.assign(window, { scrollY: 0 });
  showPage('<h1>Long</h1>');
  // The browser's scroll event for the shorter page is no action of the user.
  fireEvent.scroll(document);
  await act(async () => undefined);
  Object.assign(window, { scrollY: position });
  fireEvent.scroll(document);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(scrolls).toEqual(scrolledTo);
});

test('who went on scrolling the page before sees the new one from its beginning', async () => {
  const scrolls: unknown[] = [];
  Object.assign(window, { scrollTo: (to: unknown) => scrolls.push(to), scrollY: 500 });
  page.setState({ path: '/first' });
  showPage('<h1>First</h1>');
  render(<PageAnnouncer />);
  await waitFor(() => expect(document.title).toBe('First · Portal'));
  act(() => page.setState({ path: '/long' }));
  Object.assign(window, { scrollY: 700 });
  fireEvent.scroll(document);
  showPage('<h1>Long</h1>');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(scrolls).toEqual([{ top: 0 }]);
});
