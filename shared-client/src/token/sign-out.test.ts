import { sanitisedReferrer } from './sign-out.ts';

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
