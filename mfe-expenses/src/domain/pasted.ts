interface Pasted<File> {
  readonly files: readonly File[];
  /** The text that came with them; empty where there is none. */
  readonly text: string;
}

/**
 * The files of a paste that are receipts. Where text is pasted, a picture beside it is a picture of the text, as office programs send one;
 * what lists the files themselves, as file managers send it, is no text.
 */
export function pastedReceipts<File extends { readonly name: string }>({ files, text }: Pasted<File>): readonly File[] {
  const names = new Set(text.split(/\r?\n/).map(fileNameOf));
  return text.trim() === '' || files.every(({ name }) => names.has(name)) ? files : [];
}

/** The name of a file at the end of its path or its address. */
function fileNameOf(path: string): string {
  const name = path.trim().split(/[/\\]/).at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
