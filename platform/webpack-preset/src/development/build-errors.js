// Shows the errors of a build, and those of its types, on the page. The development server's own overlay is a frame with inline styles, which the page's policy
// blocks.
import { hide, show } from './error-panel.js';

let buildErrors = [];
let typeErrors = [];

/** Shows what is wrong now: a build that failed comes first, because its types are those of what cannot be built. */
function update() {
  if (buildErrors.length > 0) show('The build failed; the page shows what was built before.', buildErrors);
  else if (typeErrors.length > 0)
    show('The types are wrong; the page shows the newest build nevertheless.', typeErrors);
  else hide();
}

// The development server's client posts the messages that it receives to the page.
addEventListener('message', ({ data, source }) => {
  if (source !== window) return;
  if (data?.type === 'webpackErrors') buildErrors = [].concat(data.data ?? []);
  else if (data?.type === 'webpackOk' || data?.type === 'webpackStillOk') buildErrors = [];
  else return;
  update();
});

new EventSource(new URL('type-errors', __webpack_public_path__)).addEventListener('message', ({ data }) => {
  typeErrors = JSON.parse(data);
  update();
});
