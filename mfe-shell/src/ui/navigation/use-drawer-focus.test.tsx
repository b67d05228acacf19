/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { HAMBURGER_ID } from '../header/hamburger-id.ts';
import { useDrawerFocus } from './use-drawer-focus.ts';

afterEach(cleanup);

function Drawer({ isOpen, entries }: { readonly isOpen: boolean; readonly entries: readonly string[] }) {
  const nav = useRef<HTMLElement>(null);
  useDrawerFocus(nav, isOpen, entries.length > 0);
  return (
    <>
      <button type="button" id={HAMBURGER_ID}>
        menu
      </button>
      <button type="button" id="account">
        account
      </button>
      <nav ref={nav}>
        {entries.map((entry, at) => (
          <a key={entry} href={`#/${entry}`} data-entry={at} tabIndex={at === 0 ? 0 : -1}>
            {entry}
          </a>
        ))}
      </nav>
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const focus = (id: string) => act(() => document.getElementById(id)?.focus());
const MENU = ['home', 'time'];

/** Opens the drawer by its button, before the menu has come. */
function openEarly() {
  const shown = render(<Drawer isOpen={false} entries={[]} />);
  focus(HAMBURGER_ID);
  shown.rerender(<Drawer isOpen entries={[]} />);
  return async (entries: readonly string[]) => act(async () => shown.rerender(<Drawer isOpen entries={entries} />));
}

test('opened over the page the navigation has the focus, and closing gives it back to the hamburger', () => {
  const { rerender } = render(<Drawer isOpen={false} entries={MENU} />);
  rerender(<Drawer isOpen entries={MENU} />);
  expect(focused()).toBe('home');
  rerender(<Drawer isOpen={false} entries={MENU} />);
  expect(focused()).toBe('menu');
});

test('a menu that comes after the navigation was opened gets the focus then', async () => {
  const comes = openEarly();
  expect(focused()).toBe('menu');
  await comes(MENU);
  expect(focused()).toBe('home');
});

test('who has gone elsewhere before the menu came is not fetched back', async () => {
  const comes = openEarly();
  focus('account');
  await comes(MENU);
  expect(focused()).toBe('account');
});
