import { test } from '@playwright/test';
import { buildStorybook } from '../build-storybook.ts';

test('builds the Storybook that the widgets are tested in', async () => {
  test.setTimeout(600_000);
  await buildStorybook(console.log);
});
