/**
 * Where the footer's link to the vendor's own site leads (docs: shell#vendor-site): what the deployment's settings wrote into the page,
 * `<meta name="portal-vendor-site" content="https://…">`. undefined where the page names none that can be followed.
 */
export function vendorSite(): string | undefined {
  const site = document.querySelector<HTMLMetaElement>('meta[name="portal-vendor-site"]')?.content ?? '';
  return URL.canParse(site) && new URL(site).protocol === 'https:' ? site : undefined;
}
