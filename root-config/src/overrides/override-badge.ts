import { type Overrides, writeOverrides } from './overrides.ts';

const STYLE = `
.portal-override-badge {
  position: fixed; inset: auto auto 12px 12px; z-index: 2147483000; display: flex; align-items: center; gap: 12px;
  max-width: calc(100vw - 24px); box-sizing: border-box; padding: 6px 6px 6px 12px; border-radius: 10px;
  background: #131722; color: #fff; font: 13px/20px Inter, system-ui, sans-serif; box-shadow: 0 4px 16px #10182833;
}
.portal-override-badge span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.portal-override-badge button {
  height: 28px; padding: 0 10px; border: 1px solid #ffffff40; border-radius: 7px; background: none; color: inherit; font: inherit;
  font-weight: 500; cursor: pointer;
}
.portal-override-badge button:focus-visible { outline: 2px solid #93a5ff; outline-offset: 2px; }
@media print { .portal-override-badge { display: none; } }
`;

/**
 * Shows that this page is not what is deployed, and removes the override with one press, so that it is not forgotten. Without overrides, which
 * the page's query may have cleared, it shows nothing.
 */
export function showOverrideBadge(overrides: Overrides, failed: readonly string[]): void {
  const names = Object.keys(overrides);
  if (names.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const badge = document.createElement('aside');
  badge.className = 'portal-override-badge';
  badge.setAttribute('aria-label', 'Overrides');
  const text = document.createElement('span');
  text.textContent = `Overridden here: ${names.map((name) => (failed.includes(name) ? `${name} (not reachable)` : name)).join(', ')}`;
  text.title = names.map((name) => `${name}: ${overrides[name]}`).join('\n');
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = 'Reset';
  reset.addEventListener('click', () => {
    writeOverrides({});
    location.reload();
  });
  badge.append(text, reset);
  document.body.append(badge);
}
