/**
 * Style of the fallback. It is a text, not a style sheet file, and works without the tokens, because it is shown when things have failed.
 * In the portal's bars it keeps their height and covers nothing.
 */
export const fallbackStyle = `
.portal-fallback {
  box-sizing: border-box; max-width: 480px; margin: 48px auto; padding: 24px; border-radius: 12px;
  border: 1px solid var(--p-line, #e3e6eb); background: var(--p-surface, #fff); color: var(--p-ink, #131722);
  font: 14px/20px Inter, system-ui, sans-serif;
}
.portal-fallback h2 { margin: 0 0 4px; font-size: 15px; line-height: 20px; font-weight: 600; }
.portal-fallback p { margin: 0 0 16px; color: var(--p-ink-2, #4d566a); }
.portal-fallback button {
  height: 36px; padding: 0 14px; border-radius: 8px; border: 1px solid var(--p-line-strong, #c9cfd8);
  background: var(--p-surface, #fff); color: inherit; font: inherit; font-weight: 500; cursor: pointer;
}
.portal-fallback button:focus-visible { outline: 2px solid var(--p-accent, #2f4bd8); outline-offset: 2px; }
:is([data-region=header], [data-region=footer]) .portal-fallback {
  display: flex; align-items: center; gap: 16px; max-width: none; min-height: 72px; margin: 0; padding: 0 24px; border: 0;
  border-radius: 0;
}
:is([data-region=header], [data-region=footer]) .portal-fallback :is(h2, p) { margin: 0; }
[data-region=navigation] .portal-fallback { margin: 12px; padding: 16px; }
[data-region=overlay] .portal-fallback {
  position: fixed; inset: 91px 16px auto auto; z-index: 60; margin: 0; max-width: min(480px, 100vw - 32px);
}
@media (width < 980px) { [data-region=header] .portal-fallback p { display: none; } }
`;
