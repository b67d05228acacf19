/**
 * The target of the footer's link to the vendor's own site (docs: shell#vendor-site), written into the page by the deployment's settings:
 * `<meta name="portal-vendor-site" content="https://…">`. Undefined if the page has no valid one.
 */
export function vendorSite(): string | undefined {
  const site = document.querySelector<HTMLMetaElement>('meta[name="portal-vendor-site"]')?.content ?? '';
  return URL.canParse(site) && new URL(site).protocol === 'https:' ? site : undefined;
}
