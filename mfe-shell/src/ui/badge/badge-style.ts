/** The badge, without the tokens and the font of the portal, which a page of another product would have to load. Sizes in px. */
export const badgeStyle = `
:host, .content { display: inline-block; }
.badge {
  position: relative; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 8px;
  color: var(--p-ink, #131722); text-decoration: none; font: 600 11px/16px system-ui, sans-serif;
}
.badge[data-theme='dark'] { color: var(--p-ink, #eef1f6); }
@media (prefers-color-scheme: dark) { .badge:not([data-theme]) { color: var(--p-ink, #eef1f6); } }
.badge:hover { background: rgb(128 136 150 / 0.18); }
.badge:focus-visible { outline: 2px solid currentColor; outline-offset: -2px; }
.badge svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }
.count {
  position: absolute; top: 4px; left: 24px; box-sizing: border-box; min-width: 16px; padding: 0 4px; border-radius: 8px;
  background: var(--p-accent, #2f4bd8); color: var(--p-accent-ink, #fff); text-align: center;
}
@media (forced-colors: active) { .count { outline: 1px solid; } }
`;
