import { createHash } from 'node:crypto';
import type { readBuild } from 'deployments';

type Build = ReturnType<typeof readBuild>;

const HASH = /\.([0-9a-f]{12})\.m?js$/;

/**
 * The build after a change of one line: in the page's own script, or in the largest one of the entry and the modules. As after a build by
 * webpack, that script has another hash in its name, and so has every script that names it.
 */
export function withOneLine<B extends Build>(build: B): B {
  const texts = new Map(
    build.files.filter(({ path }) => HASH.test(path)).map(({ path, bytes }) => [path, bytes.toString()]),
  );
  const sizeOf = (path: string) => texts.get(path)?.length ?? 0;
  const asked =
    build.kind === 'root' ? [build.root.portal] : [build.remote.entry, ...Object.values(build.remote.modules).flat()];
  const edited = asked.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const renamed = new Set([hashOf(edited)]);
  for (const hash of renamed) for (const [path, text] of texts) if (text.includes(hash)) renamed.add(hashOf(path));
  const rename = (text: string): string =>
    [...renamed].reduce((all, hash) => all.replaceAll(hash, hashAfter(hash)), text);
  const files = build.files.map(({ path, bytes }) => {
    const text = texts.get(path);
    const changed = text !== undefined && path === edited ? withLine(text) : text;
    return { path: rename(path), bytes: changed === undefined ? bytes : Buffer.from(rename(changed)) };
  });
  const described = JSON.stringify({ ...build, files: undefined, standalone: undefined });
  return { ...build, ...JSON.parse(rename(described)), files };
}

function hashOf(path: string): string {
  return HASH.exec(path)?.[1] ?? '';
}

function hashAfter(hash: string): string {
  return createHash('sha256').update(hash).digest('hex').slice(0, 12);
}

/** After a semicolon in the middle, where a statement may begin in most minified code; nothing runs it. */
function withLine(script: string): string {
  const at = script.indexOf(';', script.length / 2) + 1;
  return `${script.slice(0, at)}console.warn("a line that was not here before",${at});${script.slice(at)}`;
}
