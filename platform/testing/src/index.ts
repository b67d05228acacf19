export { expect, type PortalTest, test } from './portal-page.ts';
export { violations } from './violations.ts';
