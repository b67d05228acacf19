import {
  HEAD_BYTES,
  kindOf,
  pictureRefusalOf,
  refusalOf,
  scaled,
  sentName,
  unreadable,
} from '../domain/receipt-file.ts';

const QUALITY = 0.85;

/** The result for a chosen file: a file to send, or the label key of the reason why it is refused. */
export type Prepared = { readonly file: File } | { readonly refusal: string };

/**
 * Prepares a receipt. A picture is drawn again as a JPEG: upright, scaled, and with nothing of the file but its pixels, so that neither a
 * location nor hidden content is sent. A picture that the browser cannot decode is refused with a message.
 */
export async function prepareReceipt(file: File): Promise<Prepared> {
  // A file that was moved or changed after it was chosen can no longer be read.
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  if (head === null) return { refusal: 'ERR_RECEIPT_BROKEN' };
  const refusal = refusalOf(head, file.size);
  if (refusal !== null) return { refusal };
  const kind = kindOf(head) ?? 'jpeg';
  const name = sentName(file.name, kind);
  if (kind === 'pdf') return { file: new File([file], name, { type: 'application/pdf' }) };
  // The size of a picture may come after metadata of any length, so the whole file is read.
  const bytes = await bytesOf(file);
  const tooMuch = bytes === null ? 'ERR_RECEIPT_BROKEN' : pictureRefusalOf(kind, bytes);
  if (tooMuch !== null) return { refusal: tooMuch };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return { file: new File([await asJpeg(picture)], name, { type: 'image/jpeg' }) };
    } finally {
      picture.close();
    }
  } catch {
    return { refusal: unreadable(kind) };
  }
}

const bytesOf = (part: Blob): Promise<Uint8Array | null> =>
  part.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = scaled(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  // Transparent areas become white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/jpeg',
      QUALITY,
    ),
  );
}

/** A digest of a file's content, to recognize the same receipt; null if the file cannot be read. */
export async function digestOf(file: File): Promise<string | null> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
