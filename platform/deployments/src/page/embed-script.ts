import type { ElementActivation, Manifest } from '../manifest/index.ts';

/** What `/embed.js` must know before anything is loaded: the elements, and the URL of its own build. */
export interface EmbedExcerpt {
  readonly revision: number;
  readonly base: string;
  readonly elements: readonly ElementActivation[];
}

function embedExcerpt(live: Manifest): EmbedExcerpt {
  return {
    revision: live.revision,
    base: live.root?.base ?? '/',
    elements: elementsOf(live),
  };
}

/** Includes elements of candidates: a browser that gets one needs them defined. */
function elementsOf(live: Manifest): ElementActivation[] {
  const elements = new Map<string, ElementActivation>();
  for (const { activation, canary } of Object.values(live.microFrontends)) {
    for (const one of [...activation.elements, ...(canary?.candidate.activation.elements ?? [])]) {
      const attributes = new Set([...(elements.get(one.tag)?.attributes ?? []), ...one.attributes]);
      elements.set(one.tag, { ...one, attributes: [...attributes] });
    }
  }
  return [...elements.values()];
}

/** The one script of a legacy page: the excerpt, followed by root-config's built embed entry. */
export function embedScript(live: Manifest, code: string): string {
  // "<" is escaped, so that the text stays inert if the script is inlined into a page.
  const excerpt = JSON.stringify(embedExcerpt(live)).replaceAll('<', '\\u003c');
  return `self.__portalEmbed=${excerpt};\n${code}`;
}
