/** The health panel for support staff: the modules on this page, their source, and the last errors. */
import type { LoadEvent } from './loading/load-log.ts';
import { type HealthSources, healthReport, healthText, marks, type RemoteHealth } from './telemetry/health-report.ts';
import { healthStyle } from './telemetry/health-style.ts';
import { lazyParts } from './telemetry/lazy-parts.ts';

let open: HTMLDialogElement | undefined;

function showHealth(sources: HealthSources, events: () => readonly LoadEvent[]): void {
  const health = () => healthReport(sources, events());
  // One that was closed just now tells of it later.
  if (open?.open) {
    open.close();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(healthStyle);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.className = 'portal-health';
  dialog.setAttribute('aria-labelledby', 'portal-health-title');
  const report = health();
  const copied = element('span', '', 'portal-health-copied');
  copied.setAttribute('role', 'status');
  const copy = button('Copy as text', async () => {
    const text = healthText(health(), { url: location.href, browser: navigator.userAgent });
    try {
      await navigator.clipboard.writeText(text);
      copied.textContent = 'Copied.';
    } catch {
      const area = document.createElement('textarea');
      area.readOnly = true;
      area.value = text;
      area.setAttribute('aria-label', 'Report');
      dialog.append(area);
      area.select();
      copied.textContent = 'Press Ctrl+C to copy.';
    }
  });
  const head = document.createElement('header');
  const title = element('h2', 'Health of this page');
  title.id = 'portal-health-title';
  head.append(
    title,
    copied,
    copy,
    button('Close', () => dialog.close()),
  );
  dialog.append(
    head,
    element('p', `Portal ${report.rootVersion}, deployment ${report.revision}, activated ${report.activatedAt}`),
    table(report.remotes),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    if (open === dialog) open = undefined;
  });
  open = dialog;
  document.body.append(dialog);
  dialog.showModal();
}

function table(remotes: readonly RemoteHealth[]): HTMLElement {
  const made = document.createElement('table');
  const head = made.createTHead().insertRow();
  for (const name of ['Micro-frontend', 'Version', 'State', 'Load time', 'Last error', 'Source']) {
    const cell = element('th', name);
    cell.setAttribute('scope', 'col');
    head.append(cell);
  }
  const body = made.createTBody();
  for (const one of remotes) {
    const row = body.insertRow();
    const version = element('td', one.version);
    version.append(...marks(one).map((mark) => element('span', mark, 'portal-health-mark')));
    row.append(
      element('th', one.name),
      version,
      element('td', one.state, `portal-health-${one.state.replaceAll(' ', '-')}`),
      element('td', one.loadMs === undefined ? '–' : `${one.loadMs} ms`),
      element('td', one.lastError ?? '–'),
      element('td', one.source),
    );
  }
  const frame = element('div', '', 'portal-health-table');
  frame.tabIndex = 0;
  frame.append(made);
  return frame;
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

lazyParts().health = showHealth;
