// Tells the playground the events of the part as they come.
for (const type of [
  'recovery-completed',
  'recovery-cancelled',
  'recovery-failed',
  'portal-signed-out',
  'portal-navigate',
  'portal-crashed',
])
  document.addEventListener(type, ({ detail }) => parent.postMessage({ event: type, detail }, location.origin));
