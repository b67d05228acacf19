// A guard against hangs, not against slow machines: testing-library only waits for a second by default.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}
