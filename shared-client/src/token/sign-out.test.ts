import { configureClient } from '../configuration.ts';
import { dropToken, holdToken } from './holder.ts';
import { isSessionOver, leaveForLogout, resetLeaving, sanitisedReferrer } from './sign-out.ts';
import { sessionMark } from './tab-channel.ts';

test.each([
  ['https://p.example/#/worker/home', 'https://p.example/#/worker/home'],
  ['https://p.example/a?token=s&x=1#/b?tk=s&y=2', 'https://p.example/a?x=1#/b?y=2'],
  ['https://p.example/a;jsessionid=ABC?x=1', 'https://p.example/a?x=1'],
  ['https://user:pw@p.example/a', 'https://p.example/a'],
  ['https://p.example/#access_token=s&expires_in=3', 'https://p.example/#expires_in=3'],
  ['https://p.example/?code=1&password=2&refresh_token=3&sessionId=4&signature=5', 'https://p.example/'],
  ['https://p.example/logout.html?referrerUrl=x', 'https://p.example/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('the referrer of %s is %s (docs: session#logout)', (url, referrer) => {
  expect(sanitisedReferrer(url)).toBe(referrer);
});

describe('whether the session of a page is over', () => {
  beforeEach(() => configureClient({ leave: () => undefined }));
  afterEach(() => {
    resetLeaving();
    dropToken();
  });

  test('it lasts while its mark is the one that the token was obtained for', () => {
    holdToken({ accessToken: 'token-0', sequence: 1, session: sessionMark() });
    expect(isSessionOver()).toBe(false);
  });

  test('it is over once the page is left for the logout page', () => {
    leaveForLogout();
    expect(isSessionOver()).toBe(true);
  });

  test('it is over once another has taken its place', () => {
    holdToken({ accessToken: 'token-1', sequence: 2, session: 'of somebody else' });
    expect(isSessionOver()).toBe(true);
  });
});
