/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NetworkError } from 'shared-client';
import { registerTexts } from 'shared-session';
import { texts } from '../../texts/auth.ts';
import { CompanyLink } from './company-link.tsx';

registerTexts(texts);
afterEach(cleanup);

test('the link names the provider, and takes along where one came from', async () => {
  render(<CompanyLink returnUrl="/#/user-account" ask={async () => ({ company: 'Northwind' })} />);
  const link = await screen.findByRole('link', { name: 'Sign in with Northwind' });
  expect(link.getAttribute('href')).toBe('/wand2/manual/api/signIn/company?returnUrl=%2F%23%2Fuser-account');
});

test('it says so where passwords are closed (docs: account#company-only)', async () => {
  const open = render(<CompanyLink returnUrl={undefined} ask={async () => ({ company: 'Northwind' })} />);
  await screen.findByRole('link');
  expect(screen.queryByText(/without a password/)).toBeNull();
  open.unmount();
  const ask = async () => ({ company: 'Northwind', closesPasswords: true });
  render(<CompanyLink returnUrl={undefined} ask={ask} />);
  expect(await screen.findByText('Accounts of Northwind sign in this way only, without a password.')).toBeTruthy();
});

test('without a provider there is no link, and none where nobody answers', async () => {
  const { error: original } = console;
  const said: unknown[] = [];
  console.error = (...words) => said.push(words);
  render(<CompanyLink returnUrl={undefined} ask={async () => ({ company: null })} />);
  render(<CompanyLink returnUrl={undefined} ask={() => Promise.reject(new NetworkError('down'))} />);
  await waitFor(() => expect(said).toHaveLength(1));
  console.error = original;
  expect(screen.queryByRole('link')).toBeNull();
});
