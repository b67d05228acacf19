/**
 * Watches for files that a build fetches by itself and the server refuses: data beside its scripts, an image, a font. Scripts are left out,
 * because their loader reports them, and code that is fetched ahead may never be needed. A response whose body nobody reads may stay unseen.
 * @param report is called with the URL of each response of 400 and above, also of those before the watching began
 */
export function watchForFailedFiles(report: (url: string) => void): void {
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus >= 400 && !new URL(name).pathname.endsWith('.js')) report(name);
  }).observe({ type: 'resource', buffered: true });
}
