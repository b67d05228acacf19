/** An image in a file: `postgres:17.5-alpine`, with its digest if it is pinned. A Dockerfile may name its stage. */
const NAMED =
  /^(?<before>\s*(?:image:|FROM)\s+)(?<tag>[\w./-]+:[\w.-]+)(?:@(?<digest>sha256:[0-9a-f]{64}))?(?=(?: AS \w+)?\s*$)/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

export interface NamedImage {
  /** Name and tag. */
  readonly tag: string;
  readonly digest: string | undefined;
}

/** The images in a compose file or a Dockerfile. */
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

/** Whether a tag does not move with every release: its version has three parts, or two if there are no more. */
export const isExact = (tag: string): boolean => /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(tag);

export const isDigest = (text: string): boolean => DIGEST.test(text);
