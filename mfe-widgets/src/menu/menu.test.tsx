/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Menu } from './index.ts';

afterEach(cleanup);

test('Space follows a link of the menu, as Enter does', () => {
  render(
    <Menu
      label="Account"
      items={[{ id: 'profile', label: 'Profile', href: '#/profile' }]}
      trigger={(props) => (
        <button type="button" {...props}>
          Account
        </button>
      )}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  const link = screen.getByRole('menuitem', { hidden: true });
  const followed: string[] = [];
  link.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push(link.getAttribute('href') ?? '');
  });
  fireEvent.keyDown(link, { key: ' ' });
  expect(followed).toEqual(['#/profile']);
});
