interface Pasted<File> {
  readonly files: readonly File[];
  /** The text of the same paste; empty if there is none. */
  readonly text: string;
}

/**
 * The files of a paste that are receipts. If text is pasted, a picture next to it is a picture of the text, as office programs send it. A
 * text that lists the names of the files, as file managers send it, does not count as text.
 */
export function pastedReceipts<File extends { readonly name: string }>({ files, text }: Pasted<File>): readonly File[] {
  const names = new Set(text.split(/\r?\n/).map(fileNameOf));
  return text.trim() === '' || files.every(({ name }) => names.has(name)) ? files : [];
}

/** The name of a file at the end of its path or URL. */
function fileNameOf(path: string): string {
  const name = path.trim().split(/[/\\]/).at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
