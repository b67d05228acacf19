import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cache, repository } from '../paths.ts';
import { compilePackages } from './compile-packages.ts';
import { type PackageManifest, packedManifest, plainVersions, type Versions } from './packed-manifest.ts';
import { packedPackages, plainPackages } from './packed-packages.ts';
import { recordContracts } from './record-contracts.ts';

/** The template of a micro-frontend in its own repository, for `mfe new` of the packed package. */
const TEMPLATE = join('templates', 'outside', 'package.json');

/**
 * Packs the packages that other teams build with: compiled, with types, contracts and plain versions. The workspace itself keeps using
 * their sources.
 * @returns the files, `FOLDER/NAME-VERSION.tgz`
 */
export function packPackages(folder: string): string[] {
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'packed-'));
  try {
    compilePackages(staging);
    recordContracts(staging);
    mkdirSync(folder, { recursive: true });
    const versions = pinnedVersions();
    const compiled = Object.entries(packedPackages).map(([name, place]) => {
      const source = join(repository, place);
      const staged = join(staging, name);
      const manifest = manifestOf(place);
      for (const file of ['README.md', 'CHANGELOG.md', ...(manifest.files ?? [])])
        if (existsSync(join(source, file))) cpSync(join(source, file), join(staged, file), { recursive: true });
      write(join(staged, 'package.json'), packedManifest(manifest, versions));
      const template = join(staged, TEMPLATE);
      if (existsSync(template)) write(template, withPlainVersions(readJson(template), versions));
      return pack(staged, manifest, folder);
    });
    const plain = Object.entries(plainPackages).map(([name, place]) => {
      const staged = join(staging, name);
      cpSync(join(repository, place), staged, { recursive: true });
      const { private: _, ...manifest } = manifestOf(place);
      write(join(staged, 'package.json'), manifest);
      return pack(staged, manifest as PackageManifest, folder);
    });
    return [...compiled, ...plain];
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** @returns the file */
function pack(staged: string, { name, version }: PackageManifest, folder: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged, stdio: 'pipe' });
  return join(folder, `${name}-${version}.tgz`);
}

function withPlainVersions(manifest: PackageManifest, versions: Versions): PackageManifest {
  const { dependencies = {}, devDependencies = {} } = manifest;
  return {
    ...manifest,
    dependencies: plainVersions(dependencies, versions),
    devDependencies: plainVersions(devDependencies, versions),
  };
}

function pinnedVersions(): Versions {
  const { catalog } = parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')) as Pick<Versions, 'catalog'>;
  const own = Object.entries(packedPackages).map(([name, place]) => [name, manifestOf(place).version] as const);
  return { catalog, workspace: Object.fromEntries(own) };
}

function manifestOf(place: string): PackageManifest {
  return readJson(join(repository, place, 'package.json'));
}

function readJson(file: string): PackageManifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
