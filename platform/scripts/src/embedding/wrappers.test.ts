import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, repository } from '../paths.ts';
import { describedElement, embeddingFolder } from './manifest.ts';
import { wrappersOf } from './wrappers.ts';

const OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: false,
};

const element = describedElement();
const read = (...path: string[]) => readFileSync(join(repository, 'mfe-recovery', ...path), 'utf8');

test('the manifest describes the attributes, events and custom properties of the element, as EMBEDDING.md does', () => {
  const { elements } = JSON.parse(read('micro-frontend.json'));
  const declared = elements.find(({ tag }: { tag: string }) => tag === element.tagName);
  expect(element.attributes.map(({ name }) => name).sort()).toEqual([...declared.attributes].sort());
  const events = read('src', 'domain', 'host-events.ts').match(/'recovery-\w+'/g) ?? [];
  expect(element.events.map(({ name }) => `'${name}'`).sort()).toEqual(events.sort());
  const guide = read('EMBEDDING.md');
  const properties = [...guide.matchAll(/^ {2}(--p-[a-z-]+):/gm)].map(([, name]) => name);
  expect(element.cssProperties.map(({ name }) => name)).toEqual(properties);
});

test('its methods are those of the element', () => {
  const source = readFileSync(join(repository, 'root-config', 'src', 'element', 'define-element.ts'), 'utf8');
  const methods = [...source.matchAll(/^ {4}(?:get )?([a-z]+)\(\): (?:\(\) => )?void/gm)]
    .map(([, name]) => name)
    .filter((name) => !name?.endsWith('Callback'));
  expect(element.members.map(({ name }) => name)).toEqual(methods);
});

test('the tag library takes each attribute, under the name that JSP pages write', () => {
  const tag = read('embedding', 'tags', 'META-INF', 'tags', 'recoveryOptions.tag');
  const taken = [...tag.matchAll(/@ attribute name="(\w+)"/g)].map(([, name]) => name);
  const inJsp = (name: string) => name.replace(/^as-/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  expect(taken).toEqual(expect.arrayContaining(element.attributes.map(({ name }) => inJsp(name))));
  for (const { name } of element.attributes) expect(tag).toMatch(new RegExp(`[" ]${name}[="]`));
});

// Slow: it runs the compiler.
test('the types hold in a page and in React', () => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'types-'));
  try {
    for (const name of ['element.d.ts', 'react.d.ts', 'react'])
      cpSync(join(embeddingFolder, name), join(folder, name), { recursive: true });
    const sources = {
      'page.ts': `
        import './element';
        document.querySelector('recovery-options')?.open();
        document.addEventListener('recovery-completed', ({ detail }) => detail.email === true);
        document.createElement('recovery-options').addEventListener('recovery-failed', ({ detail }) => detail.reason.length);
        // @ts-expect-error the detail has no address
        document.addEventListener('recovery-completed', ({ detail }) => detail.address);`,
      'page.tsx': `
        import './react';
        export const modal = <recovery-options as-modal redirect-url="/home" onrecovery-completed={({ detail }) => detail.phone} />;
        export const written = <recovery-options className="card" as-modal="true" open={false} />;
        // @ts-expect-error no such attribute
        export const unknown = <recovery-options redirectto="/home" />;`,
      'component.tsx': `
        import { RecoveryOptions } from './react/index.js';
        export const modal = <RecoveryOptions asModal redirectUrl="/home" className="card" onRecoveryCompleted={({ detail }) => detail.phone} />;
        // @ts-expect-error no such prop
        export const unknown = <RecoveryOptions redirectTo="/home" />;`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: OPTIONS,
        files: ['page.ts', 'page.tsx', 'component.tsx'],
      }),
    };
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
    symlinkSync(join(repository, 'mfe-recovery', 'node_modules'), join(folder, 'node_modules'));
    const tsc = join(repository, 'node_modules', '.bin', 'tsc');
    const { status, stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(Object.entries(wrappersOf(element)))('%s is what `npm run wrappers` writes', (name, text) => {
  expect(readFileSync(join(embeddingFolder, name), 'utf8')).toBe(text);
});
