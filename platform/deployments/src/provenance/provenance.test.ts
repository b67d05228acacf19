import { provenanceOf } from './provenance.ts';

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
