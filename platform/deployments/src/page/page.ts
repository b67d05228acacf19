import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildsIn,
  canaryOffset,
  type DeployedVersion,
  type Manifest,
  ROOT,
  type RootDeployed,
} from '../manifest/index.ts';
import { matchesPattern } from '../routes/index.ts';
import { SEND_OLD_BROWSERS } from './browsers.ts';
import { SET_CHOSEN_THEME } from './chosen-theme.ts';
import { firstScripts } from './first-scripts.ts';
import { preloadPlan } from './preload-plan.ts';

const layout = compactStyles(readFileSync(new URL('./layout.css', import.meta.url), 'utf8'));
const preloading = compact(readFileSync(new URL('./inline-preload.js', import.meta.url), 'utf8'));
const choosing = compact(readFileSync(new URL('./inline-root-canary.js', import.meta.url), 'utf8'));
const preload = inlineScript(preloading);
const choosingPreload = inlineScript(`${choosing}\n${preloading}`);
const preloadOf = ({ root }: Manifest) => (root?.canary ? choosingPreload : preload);

export interface PageOptions {
  /** The URL of a script → its bytes as they are sent. Without them, the page does not say how much of it has arrived. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Lets the page load from a developer's own machine. Never for production. */
  readonly development?: boolean;
  /** Where the page sends errors, loads, mounts and web vitals; absent or null sends none. */
  readonly beacon?: string | null;
  /** The share of page loads that send them; absent means all. */
  readonly beaconShare?: number | undefined;
  /** Target of the footer's vendor link; absent or null means no link. */
  readonly vendorSite?: string | null;
}

/**
 * `GET /`: the small uncached page. It carries the manifest inline, so that no round trip is spent on finding out what to
 * load, and its own Content-Security-Policy, because only the writer of the page knows the hashes of its inline scripts.
 *
 * Its script follows the outline, and nothing is drawn before it has run, so the first frame has the outline. From the head it held up the
 * first text: Chromium's parser pauses there when it has worked for 10 ms, the frame of that pause was empty, and the session's script ran
 * before the next one.
 */
export function renderPage(live: Manifest, options: PageOptions = {}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy(live, options))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="strict-origin-when-cross-origin">
${meta('portal-beacon', options.beacon)}${meta('portal-beacon-share', options.beaconShare?.toString())}${meta('portal-vendor-site', options.vendorSite)}<title>Portal</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Crect width='28' height='28' rx='8' fill='%232f4bd8'/%3E%3Cpath d='M9 20.5v-6.75a5 5 0 0 1 10 0v6.75M6.75 20.5h14.5' fill='none' stroke='white' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E">
<link rel="expect" href="#portal-start" blocking="render">
<style>${layout}</style>
<script>${SET_CHOSEN_THEME}</script>
${live.root?.canary ? '' : rootScripts(live.root)}
</head>
<body>
<div data-portal-layout>
${OUTLINE}
<div data-region="header"></div>
<div data-region="navigation"></div>
<main data-region="page" id="main" tabindex="-1"></main>
<div data-region="footer"></div>
<div data-region="overlay"></div>
</div>
<script type="application/json" id="portal-preload">${inert(JSON.stringify(pagePlan(live, options.weights)))}</script>
<script id="portal-start">${preloadOf(live)}</script>
<script>${SEND_OLD_BROWSERS}</script>
<script type="application/json" id="portal-manifest">${inert(JSON.stringify(live))}</script>
<noscript><p>This portal needs JavaScript. Please switch it on in your browser and load the page again.</p></noscript>
</body>
</html>
`;
}

/** What stands in the regions until they are there; the inline script fills it and takes it away. */
const OUTLINE = `<div data-outline="header" aria-hidden="true"><svg viewBox="0 0 28 28"><rect width="28" height="28" rx="8"/><path d="M9 20.5v-6.75a5 5 0 0 1 10 0v6.75M6.75 20.5h14.5"/></svg><b>Portal</b></div>
<div data-outline="navigation" aria-hidden="true">${'<i></i>'.repeat(6)}</div>
<div data-outline="page"><b aria-hidden="true"></b><p role="status"></p>${'<i></i>'.repeat(3)}</div>`;

/** The page's own scripts, in the order in which they run. With a candidate, the inline script chooses between two versions of them. */
function rootScripts(root: RootDeployed | undefined): string {
  return ownScripts(root)
    .map(
      ([url, integrity]) =>
        `<script defer fetchpriority="high" crossorigin="anonymous" src="${attribute(url)}" integrity="${attribute(integrity)}"></script>`,
    )
    .join('\n');
}

function ownScripts(root: RootDeployed | undefined): [url: string, integrity: string][] {
  return root ? firstScripts(root).map((file) => [root.base + file, root.files[file]?.integrity ?? '']) : [];
}

/** The choice between two versions of the page's own scripts; absent without a candidate. */
function rootPlan(root: Manifest['root']) {
  if (!root?.canary) return undefined;
  const { share, candidate } = root.canary;
  return [canaryOffset(ROOT), share, ownScripts(root), ownScripts(candidate)] as const;
}

function pagePlan(live: Manifest, weights: Readonly<Record<string, number>> = {}) {
  const routes = everyVersion(live).flatMap((one) =>
    one.activation.applications.flatMap((application) => application.routes ?? []),
  );
  const plan = preloadPlan(live);
  const kilobytes = (url: string) => Math.round((weights[url] ?? 0) / 1000);
  const titled = new Map(routes.flatMap(({ path, title }) => (title ? [[path, title] as const] : [])));
  const plain = new Map(
    routes.flatMap(({ path, withoutScripts }) => (withoutScripts ? [[path, withoutScripts] as const] : [])),
  );
  return {
    ...plan,
    kilobytes: plan.scripts.map(([url]) => kilobytes(url)),
    own: ownScripts(live.root).map(([url]) => kilobytes(url)),
    titles: [...titled].map(([path, { label, text }]) => [path, label, text]),
    plain: [...plain],
    root: rootPlan(live.root),
    home: routes.find((route) => route.home)?.path,
    fullScreen: [...new Set(routes.filter((route) => route.fullScreenMode).map((route) => route.path))],
    anonymous: [...new Set(routes.filter((route) => route.anonymous).map((route) => route.path))],
  };
}

/** The live versions, followed by the candidates. */
function everyVersion(live: Manifest): DeployedVersion[] {
  const all = Object.values(live.microFrontends);
  return [...all, ...all.flatMap(({ canary }) => (canary ? [canary.candidate] : []))];
}

/** Content Security Policy Level 3, with Trusted Types: script URLs go through root-config's policy, which knows the manifest. */
function policy(live: Manifest, { development, beacon }: PageOptions): string {
  const origins = new Set<string>();
  for (const { build } of buildsIn(live)) if (!build.base.startsWith('/')) origins.add(new URL(build.base).origin);
  const inline = [SET_CHOSEN_THEME, preloadOf(live), SEND_OLD_BROWSERS];
  const scripts = ["'self'", ...inline.map(sha), ...origins];
  const connections = new Set(["'self'", ...origins]);
  if (beacon && !beacon.startsWith('/')) connections.add(new URL(beacon).origin);
  const local = development ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];
  scripts.push(...local);
  for (const one of local) connections.add(one).add(one.replace('http', 'ws'));
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' ${sha(layout)}`,
    ['font-src', "'self'", 'data:', ...origins, ...local].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...local].join(' '),
    `connect-src ${[...connections].join(' ')}`,
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${['portal', ...Object.keys(live.microFrontends)].join(' ')} 'allow-duplicates'`,
  ].join('; ');
}

/** Code of the page with the matcher that it calls. A block, so that nothing in it becomes a global. */
function inlineScript(code: string): string {
  const matcher = String(matchesPattern).replace(/ {2,}/g, ' ');
  return `{const matchesPattern=${compact(matcher)};\n${code}}`;
}

/**
 * Strips comments and the line breaks beside punctuation, because every visit fetches the page. The scripts keep comments on separate
 * lines, end each statement with a semicolon, and have no text of several lines.
 */
function compact(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/(\W)?\n\s*(?=(\W)?)/g, (_, before, after) => before ?? (after ? '' : '\n'))
    .trim();
}

/** The same of a style sheet, with the spaces that CSS does not need. */
function compactStyles(source: string): string {
  return compact(source)
    .replace(/ ?([{},]) ?/g, '$1')
    .replace(/([:;]) /g, '$1')
    .replaceAll(';}', '}');
}

function sha(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/** Escapes JSON for a script element: nothing in it can end the element or open a comment. */
function inert(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function meta(name: string, content: string | null | undefined): string {
  return content ? `<meta name="${name}" content="${attribute(content)}">\n` : '';
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
