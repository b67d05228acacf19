import { companySettings } from './settings.ts';

const all = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Northwind',
};

test('all four settings, or none', () => {
  expect(companySettings({})).toBeUndefined();
  expect(companySettings(all)).toMatchObject({ issuer: 'https://id.example.com', name: 'Northwind' });
  for (const missing of Object.keys(all)) {
    expect(() => companySettings({ ...all, [missing]: undefined })).toThrow(/go together/);
  }
});

test.each(['http://id.example.com', 'id.example.com', 'https://id.example.com/?tenant=1'])(
  '%s is no issuer',
  (OIDC_ISSUER) => expect(() => companySettings({ ...all, OIDC_ISSUER })).toThrow(/https/),
);

test('passwords of linked accounts are open unless they are closed (docs: account#company-only)', () => {
  expect(companySettings(all)?.closesPasswords).toBe(false);
  expect(companySettings({ ...all, OIDC_PASSWORDS: 'closed' })?.closesPasswords).toBe(true);
  expect(() => companySettings({ ...all, OIDC_PASSWORDS: 'yes' })).toThrow(/open/);
});

test('a provider on this machine needs no TLS', () => {
  expect(companySettings({ ...all, OIDC_ISSUER: 'http://localhost:3000' })?.issuer).toBe('http://localhost:3000');
});
