import { hide, show } from '../development/error-panel.js';

/**
 * Beside the code of a build that is watched: reloads the page when there is another build, and shows why there is none (`served-build.ts`).
 */
const { src } = document.currentScript;

new EventSource(new URL('changes', src)).addEventListener('message', ({ data }) => {
  const { entry, error } = JSON.parse(data);
  if (error !== undefined) show('The build failed; the page shows what was built before.', [error]);
  else if (new URL(entry, src).href !== src) location.reload();
  else hide();
});
