// Part of the page's inline script while the page's own scripts have a candidate: the browser's number decides between two versions. They
// are asked for at once, and run when the page is parsed.
function chosenScripts(offset, share, stable, tried, number) {
  const KEY = 'portal.root-failed';
  const [[id]] = tried;
  let scripts = stable;
  if ((number + offset) % 1 < share) {
    let failed;
    try {
      failed = sessionStorage.getItem(KEY);
    } catch {
      // Storage may be blocked; the candidate is then tried again.
    }
    // A candidate that could not be loaded in this tab had its turn; root-config tells of it.
    if (failed === id) document.documentElement.dataset.rootFailed = '';
    else scripts = tried;
  }
  const createScriptURL = (url) => url;
  const policy = globalThis.trustedTypes?.createPolicy('portal', { createScriptURL }) ?? { createScriptURL };
  const elements = scripts.map(([href, integrity]) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    const script = document.createElement('script');
    Object.assign(script, { crossOrigin: 'anonymous', integrity, async: false, src: policy.createScriptURL(href) });
    document.head.append(link);
    return script;
  });
  document.addEventListener('DOMContentLoaded', () => document.head.append(...elements), { once: true });
  addEventListener(
    'error',
    (event) => {
      if (scripts !== tried || !elements.includes(event.target)) return;
      try {
        sessionStorage.setItem(KEY, id);
      } catch {
        return;
      }
      event.stopImmediatePropagation();
      location.reload();
    },
    true,
  );
  return elements;
}
