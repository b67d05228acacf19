import { heading } from 'deployments/engines';
import { expect, inEveryEngine } from './engine-test.ts';

const ENTRY = /mfe_recovery\/[^/]+\/entry\.\w+\.js$/;

inEveryEngine((test) => {
  test('@wide the code of other pages is fetched ahead, and comes from the cache when it is needed', async ({
    engine,
    visit,
    signIn,
  }) => {
    await signIn();
    await visit.seeLoads(ENTRY, 1);
    await visit.open('/#/recovery-options/two-factor-reg');
    await visit.see(heading('Password Recovery Registration'));
    const [ahead, needed] = await visit.seeLoads(ENTRY, 2);
    expect(ahead).toBeGreaterThan(0);
    // A driven WebKit is in private mode, where no cache outlives the answer.
    if (engine !== 'webkit') expect(needed).toBe(0);
  });
});
