/** One event of the data layer. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly [detail: string]: string | number | boolean | undefined;
}

/** Hosts of a European environment: a label `eu`, `eu1`, `portal-eu`, or a country's own top-level domain of the EU. */
const EUROPEAN_LABEL = /(^|[.-])(eu\d*|europe|emea)([.-]|$)/i;
const LOCAL_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/i;

/** "Analytics is skipped on hosts for a European environment and on localhost" (docs: session#analytics-hosts). */
export function isAnalyticsSkipped(host: string): boolean {
  return LOCAL_HOST.test(host) || EUROPEAN_LABEL.test(host);
}

/** Events for the page's data layer (`window.dataLayer`). */
export const analytics = {
  /** Adds an event. On skipped hosts nothing is stored either. */
  track(event: string, details: Readonly<Record<string, string | number | boolean | undefined>> = {}): void {
    const host = typeof location === 'undefined' ? 'localhost' : location.hostname;
    if (isAnalyticsSkipped(host)) return;
    const page = window as { dataLayer?: unknown };
    if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
    (page.dataLayer as AnalyticsEvent[]).push({ ...details, event });
  },
};
