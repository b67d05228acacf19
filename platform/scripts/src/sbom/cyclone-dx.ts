/** A package in the output of `pnpm licenses list --json`. */
export interface LicensedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly license: string;
  readonly author?: string;
  readonly homepage?: string;
  readonly description?: string;
}

/** A CycloneDX 1.6 software bill of materials of packages, by name and version. */
export function cycloneDx(product: { name: string; version: string }, packages: readonly LicensedPackage[]): object {
  const components = packages.flatMap((one) => one.versions.map((version) => component(one, version)));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: components.sort((a, b) => (a.purl < b.purl ? -1 : a.purl > b.purl ? 1 : 0)),
  };
}

function component({ name, license, author, homepage, description }: LicensedPackage, version: string) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(description ? { description } : {}),
    ...(author ? { author } : {}),
    licenses: [{ expression: license }],
    ...(homepage ? { externalReferences: [{ type: 'website', url: homepage }] } : {}),
  };
}
