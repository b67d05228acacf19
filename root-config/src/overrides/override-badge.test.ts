/** @jest-environment jsdom */
import { showOverrideBadge } from './override-badge.ts';

test('a page whose query has just cleared the overrides says nothing of them', () => {
  showOverrideBadge({}, []);
  expect(document.body.childElementCount).toBe(0);
});
