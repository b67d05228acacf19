/** The style of the health panel. Like every message of root-config it works without the tokens of `mfe-widgets`. */
export const healthStyle = `
.portal-health {
  box-sizing: border-box; width: min(1040px, 100vw - 32px); max-height: calc(100dvh - 32px); padding: 20px 24px 24px; overflow: auto;
  border: 1px solid var(--p-line, light-dark(#e3e6eb, #2a303c)); border-radius: 12px;
  background: var(--p-surface, light-dark(#fff, #171b23)); color: var(--p-ink, light-dark(#131722, #eef0f5));
  font: 14px/20px var(--p-font, system-ui, sans-serif); box-shadow: 0 16px 48px #10182833;
}
.portal-health::backdrop { background: #10182866; }
.portal-health header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.portal-health h2 { flex: 1; margin: 0; font-size: 18px; line-height: 28px; font-weight: 600; letter-spacing: -.02em; }
.portal-health p, .portal-health-copied { margin: 0; font-size: 13px; color: var(--p-ink-3, light-dark(#69728a, #8d96ab)); }
.portal-health button {
  height: 32px; padding: 0 12px; border: 1px solid var(--p-line-strong, light-dark(#c9cfd8, #3b4352)); border-radius: 8px;
  background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer;
}
.portal-health :focus-visible { outline: 2px solid var(--p-accent, light-dark(#2f4bd8, #93a5ff)); outline-offset: 2px; }
.portal-health-table { margin-top: 16px; overflow-x: auto; }
.portal-health table { width: 100%; border-collapse: collapse; text-align: left; }
.portal-health :is(th, td) {
  padding: 8px 16px 8px 0; vertical-align: top; border-top: 1px solid var(--p-line, light-dark(#e3e6eb, #2a303c));
  font-weight: 400; overflow-wrap: anywhere; min-width: 72px;
}
.portal-health thead th { border: 0; font-size: 13px; color: var(--p-ink-3, light-dark(#69728a, #8d96ab)); }
.portal-health tbody th { font-weight: 500; white-space: nowrap; }
.portal-health-loaded { color: var(--p-ok, light-dark(#17723f, #5fd08f)); }
.portal-health-failed { color: var(--p-bad, light-dark(#b42318, #ff9a90)); }
.portal-health-mark {
  display: inline-block; margin-inline-start: 6px; padding: 0 6px; border-radius: 6px; font-size: 12px;
  background: var(--p-warn-soft, light-dark(#fdf0d5, #3a2f14)); color: var(--p-warn, light-dark(#8a5300, #f2c063));
}
.portal-health textarea { box-sizing: border-box; width: 100%; height: 160px; margin-top: 12px; font: 12px/18px ui-monospace, monospace; }
`;
