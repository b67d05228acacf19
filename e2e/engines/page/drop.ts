/** A file as a drop brings it. */
export interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Drops a file at a point of the page, as no protocol of an engine can. Runs in the page as text, so it refers to nothing outside. */
export function drop(
  { x, y }: { readonly x: number; readonly y: number },
  { name, type, base64 }: DroppedFile,
): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name, { type }));
  for (const event of ['dragenter', 'dragover', 'drop'])
    document
      .elementFromPoint(x, y)
      ?.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  return '""';
}
