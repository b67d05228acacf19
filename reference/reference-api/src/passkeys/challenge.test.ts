import { CHALLENGE_SECONDS, isChallenge, newChallenge } from './challenge.ts';

const owner = { owner: 'browser one', secret: 'secret' };
const now = new Date('2026-03-02T10:00:00Z');
const challenge = Buffer.from(newChallenge(owner, now)).toString('base64url');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a challenge is for who asked for it, for ten minutes', () => {
  expect(isChallenge(challenge, owner, later(CHALLENGE_SECONDS - 1))).toBe(true);
  expect(isChallenge(challenge, owner, later(CHALLENGE_SECONDS))).toBe(false);
  expect(isChallenge(challenge, { ...owner, owner: 'browser two' }, now)).toBe(false);
  expect(isChallenge(challenge, { ...owner, secret: 'another' }, now)).toBe(false);
});

test.each(['', 'AAAA', `${challenge.slice(0, -2)}AA`, `${challenge}AA`, challenge.toLowerCase()])(
  '%j is none of ours',
  (other) => expect(isChallenge(other, owner, now)).toBe(false),
);

test('no two are the same', () => {
  expect(Buffer.from(newChallenge(owner, now)).toString('base64url')).not.toBe(challenge);
});
