import {
  type Deployed,
  type ElementActivation,
  type EmbedExcerpt,
  type EmbedScript,
  failureEvent,
  type Manifest,
  OWN_SET,
  observedNames,
  providerOf,
  setOf,
} from '../manifest/index.ts';

function embedExcerpt(live: Manifest): EmbedExcerpt {
  const elements = elementsOf(live).map((element) => ({ ...element, behind: modulesBehind(live, element) }));
  return {
    revision: live.revision,
    elements: elements.map(({ tag, attributes, behind }) => ({
      tag,
      observed: observedNames(attributes),
      failed: failureEvent(tag),
      scripts: scriptsOf(live, behind),
    })),
    host: hostOf(live),
    ownRealm: elements.every(({ behind }) => behind.every(({ one }) => mayRunApart(one))),
  };
}

const mayRunApart = ({ ownRealm, canary }: Deployed): boolean =>
  ownRealm === true && (canary === undefined || canary.candidate.ownRealm === true);

function hostOf({ root }: Manifest): EmbedScript | undefined {
  for (const [file, { integrity }] of Object.entries(root?.files ?? {}))
    if (/^embed-host\.\w+\.js$/.test(file)) return { url: `${root?.base}${file}`, integrity };
  return undefined;
}

/** Includes elements of candidates: a browser that gets one needs them defined. */
function elementsOf(live: Manifest): (ElementActivation & { readonly owner: string })[] {
  const elements = new Map<string, ElementActivation & { readonly owner: string }>();
  for (const [owner, { activation, canary }] of Object.entries(live.microFrontends)) {
    for (const one of [...activation.elements, ...(canary?.candidate.activation.elements ?? [])]) {
      const attributes = new Set([...(elements.get(one.tag)?.attributes ?? []), ...one.attributes]);
      elements.set(one.tag, { ...one, owner, attributes: [...attributes] });
    }
  }
  return [...elements.values()];
}

interface Behind {
  readonly one: Deployed;
  readonly module: string;
}

/** The modules of an element, those of the widgets it uses included. */
function modulesBehind(
  live: Manifest,
  { owner, module }: { readonly owner: string; readonly module: string },
): Behind[] {
  const found = new Map<string, Behind>();
  const add = (name: string, path: string): void => {
    const one = live.microFrontends[name];
    if (!one || found.has(`${name}/${path}`)) return;
    found.set(`${name}/${path}`, { one, module: path });
    for (const used of one.uses[path] ?? []) {
      const [imported = '', ...rest] = used.split('/');
      const remote = providerOf(live.microFrontends, live.root ?? {}, name, imported);
      if (remote !== undefined) add(remote, `./${rest.join('/')}`);
    }
  };
  add(owner, module);
  return [...found.values()];
}

function scriptsOf({ root }: Manifest, modules: readonly Behind[]): EmbedScript[] {
  const scripts = new Map<string, string>();
  for (const { one } of modules) {
    const set = root?.sets?.[setOf(root, one) ?? OWN_SET];
    const published = set && root.files[set.script];
    if (published) scripts.set(root.base + set.script, published.integrity);
  }
  for (const { one, module } of modules) {
    for (const file of [one.entry, ...(one.modules[module] ?? [])]) {
      const published = one.files[file];
      if (published) scripts.set(one.base + file, published.integrity);
    }
  }
  return [...scripts].map(([url, integrity]) => ({ url, integrity }));
}

/** The URLs of all scripts that an element needs on a legacy page, those of its host included. */
export function elementScripts(live: Manifest, tag: string): string[] {
  const { root } = live;
  const { host, elements } = embedExcerpt(live);
  const own = elements.find((one) => one.tag === tag)?.scripts ?? [];
  return [...(root ? [root.base + root.embed] : []), ...(host ? [host.url] : []), ...own.map(({ url }) => url)];
}

/** The one script of a legacy page: the excerpt, followed by root-config's built embed entry. */
export function embedScript(live: Manifest, code: string): string {
  // "<" is escaped, so that the text stays inert if the script is inlined into a page.
  const excerpt = JSON.stringify(embedExcerpt(live)).replaceAll('<', '\\u003c');
  return `self.__portalEmbed=${excerpt};\n${code}`;
}
