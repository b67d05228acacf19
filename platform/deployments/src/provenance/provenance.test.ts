import { provenanceOf, withBuild } from './provenance.ts';

test.each([
  [
    'GitHub Actions',
    {
      GITHUB_ACTOR: 'ann',
      GITHUB_SHA: 'abc',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'a/b',
      GITHUB_RUN_ID: '7',
    },
    { by: 'ann', commit: 'abc', run: 'https://github.example/a/b/actions/runs/7' },
  ],
  [
    'GitLab CI',
    { GITLAB_USER_LOGIN: 'ann', CI_COMMIT_SHA: 'abc', CI_JOB_URL: 'https://ci.example/7' },
    { by: 'ann', commit: 'abc', run: 'https://ci.example/7' },
  ],
  [
    'Jenkins',
    { GIT_COMMIT: 'abc', BUILD_URL: 'https://ci.example/8' },
    { by: 'me', commit: 'abc', run: 'https://ci.example/8' },
  ],
  ['variables of our own', { GITHUB_ACTOR: 'bot', MFE_BY: 'ann', MFE_COMMIT: 'x' }, { by: 'ann', commit: 'x' }],
  ['a person’s machine', {}, { by: 'me' }],
])('%s', (_where, environment, provenance) => {
  expect(provenanceOf(environment, 'me')).toEqual(provenance);
});

test('a publication has the commit of the build, not that of the folder from which it is published', () => {
  const publishing = { by: 'ann', commit: 'head' };
  expect(withBuild(publishing, undefined)).toEqual(publishing);
  expect(withBuild(publishing, { commit: 'abc', changed: false, sources: 'd1' })).toEqual({
    by: 'ann',
    commit: 'abc',
    sources: 'd1',
  });
  expect(withBuild(publishing, { commit: 'head', changed: true, sources: 'd2' }).commit).toBe('head+changes');
  expect(withBuild(publishing, { sources: 'd3' })).toEqual({ by: 'ann', commit: 'head', sources: 'd3' });
});
