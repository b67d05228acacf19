// Runs inline in the page, before any other script, in one block with `matchesPattern` and, while root has a candidate,
// `chosenScripts` (`page.ts`): picks from
// the hash what will certainly be needed and asks for it at once.
(() => {
  const plan = JSON.parse(document.getElementById('portal-preload').textContent);
  const asked = location.hash.slice(1);
  const path = /^\/[^?]/.test(asked) ? asked : plan.home || '/';
  const matches = (pattern) => matchesPattern(pattern, path);
  // The browser's own number decides whether it gets a candidate; root-config goes by the same one (README.md, "Canary").
  const canaryNumber = () => {
    const { dataset } = document.documentElement;
    if (dataset.canary === undefined) {
      let number = Number.NaN;
      try {
        number = Number(localStorage.getItem('portal.canary') || Number.NaN);
      } catch {
        // Storage may be blocked; the number then holds for this page.
      }
      if (!(number >= 0 && number < 1)) {
        number = Math.random();
        try {
          localStorage.setItem('portal.canary', number);
        } catch {
          // As above.
        }
      }
      dataset.canary = number;
    }
    return Number(dataset.canary);
  };
  // Set before the body exists, so that the very first paint has the right theme and layout.
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('portal.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be blocked; the system's preference then decides.
  }
  if (plan.fullScreen.some(matches)) root.dataset.fullscreen = '';
  if (plan.anonymous.some(matches)) root.dataset.anonymous = '';
  // No other code retries the page's own scripts, or reports that they are missing. Nothing has been entered yet, so the page may reload
  // itself once they are available again; the requests replace their entries in the cache.
  const own = plan.root ? chosenScripts(...plan.root, canaryNumber()) : [...document.querySelectorAll('script[src]')];
  const missing = new Set(own);
  let message;
  const say = (title, text) => {
    const place = document.querySelector('[data-region=page]');
    if (!message) {
      if (!place || place.firstChild) return;
      message = document.createElement('div');
      message.setAttribute('role', 'alert');
      message.dataset.startFailed = '';
      message.append(document.createElement('h1'), document.createElement('p'));
      place.append(message);
    }
    [message.firstChild.textContent, message.lastChild.textContent] = [title, text];
  };
  let isTrying = false;
  const again = (wait) => {
    isTrying = true;
    setTimeout(async () => {
      try {
        await Promise.all(
          own.map(({ src, integrity }) =>
            // With a script's credentials: Firefox caches other responses separately.
            fetch(src, { cache: 'reload', integrity, signal: AbortSignal.timeout(20_000) }).then((answer) => {
              if (!answer.ok) throw answer;
              return answer.arrayBuffer();
            }),
          ),
        );
        if (missing.size) location.reload();
      } catch {
        if (!missing.size) return;
        say(
          'The portal could not be loaded',
          'What you saved is safe. Check your connection; it is tried again by itself.',
        );
        again(Math.min(60_000, 5_000 + wait * 2));
      }
    }, wait);
  };
  addEventListener(
    'error',
    ({ target }) => {
      // A page that comes from trying again takes its time, so that it never goes round in haste.
      if (own.includes(target) && !isTrying)
        again(performance.getEntriesByType('navigation')[0]?.type === 'reload' ? 5_000 : 0);
    },
    true,
  );
  // A connection may be slow, or a server may hold its response: late scripts are used, and another try waits longer.
  const late = setTimeout(() => {
    if (isTrying) return;
    say(
      'The portal is taking longer than usual to load',
      'What you saved is safe. It appears as soon as it has arrived. Check your connection, or load the page again.',
    );
    again(20_000);
  }, 10_000);
  // On the document, because load events of elements do not reach the window.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!missing.delete(target) || missing.size) return;
      clearTimeout(late);
      message?.remove();
    },
    true,
  );
  const wanted = new Set(plan.always);
  for (const [pattern, scripts] of plan.routes) if (matches(pattern)) for (const script of scripts) wanted.add(script);
  const candidates = (plan.canaries ?? []).map(([offset, share]) => (canaryNumber() + offset) % 1 < share);
  for (const number of wanted) {
    const [href, integrity, canary, candidate] = plan.scripts[number];
    if (canary !== undefined && candidates[canary] !== (candidate === 1)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.crossOrigin = 'anonymous';
    // A font face has no integrity, and takes no preload that has one.
    if (href.endsWith('.woff2')) link.as = 'font';
    else {
      link.as = 'script';
      link.integrity = integrity;
    }
    link.href = href;
    document.head.append(link);
  }
})();
