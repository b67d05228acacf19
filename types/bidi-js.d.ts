/** The parts of bidi-js that are used here; it has no types of its own. */
declare module 'bidi-js' {
  interface Bidi {
    /** The embedding level of each UTF-16 unit of a text; odd ones are written from right to left. */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
    /** The bracket that stands for another one from right to left; null for any other character. */
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
