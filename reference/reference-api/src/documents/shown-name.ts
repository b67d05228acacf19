import { extensionOf, safeFileName } from './file-name.ts';
import { isExtensionOf } from './file-type.ts';
import type { ReadableFile } from './readable-file.ts';

/**
 * The name under which a reader gets a file. A link may ask for another name than the stored one, but not for another type: the name ends as
 * the type that was checked when the file was uploaded (docs: attachments#shown-name).
 */
export function shownName({ fileName, mediaType }: ReadableFile, asked: string | undefined): string {
  if (!asked) return safeFileName(fileName);
  const name = safeFileName(asked);
  return isExtensionOf(mediaType, extensionOf(name)) ? name : safeFileName(`${name}.${extensionOf(fileName)}`);
}
