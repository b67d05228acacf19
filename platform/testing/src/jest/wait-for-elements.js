// Against what hangs, not against slow machines: testing-library waits for a second otherwise.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
