/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://portal.example.com/"}
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { page } from 'shared-session';
import '../../texts/english.ts';
import { closeDialog, dialogs } from '../../state/dialogs.ts';
import { Footer } from './footer.tsx';

const host = window as { dataLayer?: unknown };

const vendorSite = (content: string) => {
  document.head.innerHTML = '<meta name="portal-vendor-site">';
  document.querySelector('meta')?.setAttribute('content', content);
};

beforeEach(() => {
  document.head.innerHTML = '';
  host.dataLayer = undefined;
  closeDialog();
});

afterEach(cleanup);

test.each([
  ['Privacy and Security', 'privacy', 'privacy_security_modal'],
  ['Browser Requirements', 'browser-requirements', 'browser_requirements_modal'],
])(
  '%s opens its dialog, and that is an analytics event (docs: shell#footer-analytics, shell#vendor-site)',
  (name, dialog, event) => {
    render(<Footer />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(dialogs.getState().open).toBe(dialog);
    expect(host.dataLayer).toEqual([{ event, action: 'open' }]);
  },
);

test('third-party notices open in a tab of their own', () => {
  render(<Footer />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Third-Party Notices' });
  expect([link.pathname, link.target]).toEqual(['/notices.txt', '_blank']);
});

test.each(['', 'http://vendor.example/', 'javascript:alert(1)', 'vendor'])(
  'with "%s" in the page there is no vendor-site link (docs: shell#footer-analytics, shell#vendor-site)',
  (content) => {
    vendorSite(content);
    render(<Footer />);
    expect(screen.queryByRole('link', { name: 'About the vendor' })).toBeNull();
  },
);

test('the vendor-site link is an analytics event, opens a page of its own and tells it nothing (docs: shell#footer-analytics, shell#vendor-site)', () => {
  vendorSite('https://vendor.example/');
  render(<Footer />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'About the vendor' });
  link.addEventListener('click', (click) => click.preventDefault());
  fireEvent.click(link);
  expect(host.dataLayer).toEqual([{ event: 'vendor_site_link', action: 'open' }]);
  expect([link.href, link.target, link.rel]).toEqual(['https://vendor.example/', '_blank', 'noopener noreferrer']);
});

test('there is none when fullscreen or with hideFooter (docs: shell#footer-hidden, shell#floating-footer)', () => {
  render(<Footer />);
  expect(screen.queryByRole('contentinfo')).not.toBeNull();
  for (const flag of ['fullScreenMode', 'hideFooter'] as const) {
    act(() => page.setState({ [flag]: true }));
    expect(screen.queryByRole('contentinfo')).toBeNull();
    act(() => page.setState({ [flag]: false }));
  }
});
