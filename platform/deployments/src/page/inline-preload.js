// Runs inline in the page, before any other script, in one block with `matchesPattern` and, while root has a candidate,
// `chosenScripts` (`page.ts`): picks from
// the hash what will certainly be needed and asks for it at once.
(() => {
  const plan = JSON.parse(document.getElementById('portal-preload').textContent);
  // Where the menu of this session begins, if that is known and there is such a page (root-config, `remember-home.ts`).
  const { dataset } = document.documentElement;
  try {
    const [session, path] = localStorage.getItem('portal.home').split(' ');
    const isPage = plan.routes.some(([pattern]) => matchesPattern(pattern, path));
    if (isPage && document.cookie.includes(`XSRF-TOKEN=${session}`)) dataset.home = path;
  } catch {
    // Unknown, or storage is blocked.
  }
  const pathNow = () => {
    const asked = location.hash.slice(1);
    return /^\/[^?]/.test(asked) ? asked : dataset.home || plan.home || '/';
  };
  const path = pathNow();
  const matches = (pattern) => matchesPattern(pattern, path);
  // The browser's own number decides whether it gets a candidate; root-config goes by the same one (README.md, "Canary").
  const canaryNumber = () => {
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
  // The first frame waits for this script, so it has the right layout.
  const root = document.documentElement;
  if (plan.fullScreen.some(matches)) root.dataset.fullscreen = '';
  if (plan.anonymous.some(matches)) root.dataset.anonymous = '';
  // The product's texts on this device, if they are in the language that the user gets; English ones are in the plan. In another language,
  // or an unknown one, the outline has no title.
  let texts;
  try {
    const [, language, country] = /(?:^|; )user_locale=(\w\w)[-_](\w\w)/.exec(document.cookie) ?? [];
    const known = localStorage.getItem('portal.language');
    const tag = language ? `${language}-${country}` : (known ?? navigator.language);
    if (/^(ar|he)\b/.test(tag)) root.dir = 'rtl';
    if (tag === known) {
      texts = JSON.parse(localStorage.getItem('portal.language.texts'));
      root.lang = tag;
    } else if (/^en\b/.test(tag)) texts = null;
  } catch {
    // As above.
  }
  const textOf = (label, english) => texts?.[label] ?? (texts ? undefined : english);
  const outlineOf = (name) => document.querySelector(`[data-outline=${name}]`);
  const drawOutline = () => {
    const title = plan.titles.find(([pattern]) => matchesPattern(pattern, pathNow()));
    const text = title && texts !== undefined ? textOf(title[1], title[2]) : undefined;
    const line = outlineOf('page')?.firstChild;
    if (line) line.textContent = text ?? '';
    if (line && text) document.title = `${text} · Portal`;
    const name = outlineOf('header')?.lastChild;
    if (name) name.textContent = texts?.LBL_PORTAL ?? 'Portal';
  };
  // Each outline goes when its region has content. Measured after layout and before paint, so the two are never seen together.
  const watchRegion = (name) => {
    const region = document.querySelector(`[data-region=${name}]`);
    const sizes = new ResizeObserver((changes) => {
      if (!changes.some(({ contentRect }) => contentRect.height > 0)) return;
      // A full-screen page has no shell, and brings its own header.
      const isAlone = name === 'page' && 'fullscreen' in root.dataset;
      for (const one of isAlone ? document.querySelectorAll('[data-outline]') : [outlineOf(name)]) one?.remove();
      sizes.disconnect();
      children.disconnect();
    });
    const children = new MutationObserver(() => {
      for (const child of region.children) sizes.observe(child);
    });
    children.observe(region, { childList: true });
  };
  drawOutline();
  for (const name of ['header', 'navigation', 'page']) watchRegion(name);
  addEventListener('hashchange', drawOutline);
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
  const parts = new Map(own.map(({ src }, index) => [src, plan.own[index]]));
  // Nobody who has no session gets this page: the sign-in comes first, and may lead to another one.
  const isCertain = 'anonymous' in root.dataset || document.cookie.includes('XSRF-TOKEN=');
  const wanted = new Set(isCertain ? plan.always : []);
  for (const [pattern, scripts] of plan.routes)
    if (isCertain && matches(pattern)) for (const script of scripts) wanted.add(script);
  const candidates = (plan.canaries ?? []).map(([offset, share]) => (canaryNumber() + offset) % 1 < share);
  const preload = (number) => {
    const [href, integrity, canary, candidate] = plan.scripts[number];
    if (canary !== undefined && candidates[canary] !== (candidate === 1)) return undefined;
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
    return link;
  };
  const arrival = (link) =>
    new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  // On a slow line the page's own code comes first: what other regions need would take its share. The page itself was the first to travel.
  const { requestStart, responseStart } = performance.getEntriesByType?.('navigation')[0] ?? {};
  const isSlow = responseStart - requestStart > 250 || navigator.connection?.downlink < 1;
  const later = plan.later.filter((number) => isSlow && wanted.delete(number));
  const request = () => {
    const links = [...wanted].flatMap((number) => {
      const link = preload(number);
      if (link) parts.set(link.href, plan.kilobytes[number]);
      return link ?? [];
    });
    Promise.all(links.map(arrival)).then(() => later.forEach(preload));
  };
  // After the frame with the outline: two dozen requests delay it on a slow processor, and Chromium draws nothing for 50 ms while a
  // preloaded font is on its way. The page's own scripts have the line until then. A page in the background has no frames.
  if (document.hidden) request();
  else requestAnimationFrame(() => setTimeout(request));
  // A long wait is put into words: how much of the page has arrived.
  let arrived = -1;
  const sayProgress = () => {
    const line = outlineOf('page')?.querySelector('[role=status]');
    if (!line) return clearInterval(ticking);
    const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const sum = (urls) => urls.reduce((kilobytes, url) => kilobytes + (parts.get(url) ?? 0), 0);
    const total = sum([...parts.keys()]);
    const done = sum([...parts.keys()].filter((url) => here.has(url)));
    if (done === arrived || !total) return;
    arrived = done;
    const text = textOf('MSG_STILL_LOADING', undefined) ?? 'Still loading: {{done}} of {{total}} kB';
    line.textContent = text.replace('{{done}}', done).replace('{{total}}', total);
    const plain = plan.plain.find(([pattern]) => matchesPattern(pattern, pathNow()))?.[1];
    if (!plain) return;
    const link = document.createElement('a');
    link.href = plain + (location.hash.match(/\?.*/)?.[0] ?? '');
    link.textContent = textOf('LBL_SIMPLE_PAGE', undefined) ?? 'Open the simple page instead';
    line.append(document.createElement('br'), link);
  };
  let ticking;
  setTimeout(() => {
    ticking = setInterval(sayProgress, 1000);
    sayProgress();
  }, 4000);
})();
