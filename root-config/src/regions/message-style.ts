/**
 * The style of root-config's own messages. They are shown when other things have failed, so it works without the tokens of `mfe-widgets`;
 * if those are missing, the page's colour scheme decides.
 */
export const messageStyle = `
.portal-loading, .portal-message, .portal-notice {
  font: 14px/20px var(--p-font, system-ui, sans-serif); animation: portal-appear .15s ease-out;
}
.portal-loading { padding: 64px 24px; text-align: center; color: var(--p-ink-3, light-dark(#69728a, #8d96ab)); }
.portal-message, .portal-notice {
  box-sizing: border-box; max-width: min(520px, 100vw - 32px); border-radius: 12px; border: 1px solid var(--p-line, light-dark(#e3e6eb, #2a303c));
  background: var(--p-surface, light-dark(#fff, #171b23)); color: var(--p-ink, light-dark(#131722, #eef0f5));
}
.portal-message { margin: 64px auto; padding: 28px 32px; }
.portal-message h1 { margin: 0 0 6px; font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -.02em; }
.portal-message p { margin: 0 0 20px; color: var(--p-ink-2, light-dark(#4d566a, #b3bacb)); }
.portal-message footer { display: flex; align-items: center; flex-wrap: wrap; gap: 16px; }
.portal-message small { font-size: 13px; color: var(--p-ink-3, light-dark(#69728a, #8d96ab)); }
:is(.portal-message, .portal-notice) code { font: 500 13px/20px ui-monospace, SFMono-Regular, Menlo, monospace; }
:is(.portal-message, .portal-notice) :is(button, .portal-action) {
  display: inline-flex; align-items: center; height: 36px; padding: 0 14px; border-radius: 8px; cursor: pointer; font: inherit;
  font-weight: 500; text-decoration: none; border: 1px solid var(--p-accent, light-dark(#2f4bd8, #93a5ff));
  background: var(--p-accent, light-dark(#2f4bd8, #93a5ff)); color: var(--p-accent-ink, light-dark(#fff, #0f1218));
}
:is(.portal-message, .portal-notice) button[aria-disabled=true] { opacity: .6; cursor: progress; }
:is(.portal-message, .portal-notice) :is(button, a):focus-visible {
  outline: 2px solid var(--p-accent, light-dark(#2f4bd8, #93a5ff)); outline-offset: 2px;
}
.portal-notice {
  position: fixed; inset: auto 16px 16px auto; z-index: 60; display: flex; align-items: center; gap: 16px; padding: 12px 12px 12px 16px;
  box-shadow: 0 4px 16px #10182826;
}
:root:has(> body > * > * > .portal-notice) { --portal-notice-height: 76px; }
@media (width < 560px) { :root:has(> body > * > * > .portal-notice) { --portal-notice-height: 116px; } }
.portal-notice p { margin: 0; }
.portal-notice small { display: block; color: var(--p-ink-3, light-dark(#69728a, #8d96ab)); }
.portal-notice button { flex: none; }
.portal-notice .portal-quiet { background: none; color: inherit; border-color: transparent; }
@keyframes portal-appear { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .portal-loading, .portal-message, .portal-notice { animation: none; } }
@media (width < 560px) { .portal-message { margin: 24px 16px; padding: 20px; } }
`;
