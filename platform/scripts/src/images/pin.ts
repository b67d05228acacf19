/** An image that a file names: `postgres:17.5-alpine`, and its digest once it is pinned. */
const NAMED = /^(?<before>\s*(?:image:|FROM)\s+)(?<tag>[\w./-]+:[\w.-]+)(?:@(?<digest>sha256:[0-9a-f]{64}))?(?=\s*$)/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

export interface NamedImage {
  /** Name and tag. */
  readonly tag: string;
  readonly digest: string | undefined;
}

/** The images that a compose file or a Dockerfile names. */
export function namedImages(text: string): NamedImage[] {
  return [...text.matchAll(NAMED)].map(({ groups }) => ({ tag: groups?.tag ?? '', digest: groups?.digest }));
}

/** The text with each image pinned to its digest. @param digests tag → digest */
export function pinned(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replace(NAMED, (whole, before: string, tag: string) => {
    const digest = digests.get(tag);
    return digest ? `${before}${tag}@${digest}` : whole;
  });
}

/** A tag that does not move with every release: it names a version of three parts, or of two where there are no more. */
export const isExact = (tag: string): boolean => /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(tag);

export const isDigest = (text: string): boolean => DIGEST.test(text);
