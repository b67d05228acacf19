import { test } from '@playwright/test';
import { buildFixtures } from './build-fixtures.ts';

test('builds the packages that the loader is tested with', async () => {
  test.setTimeout(600_000);
  await buildFixtures();
});
