/** A file to choose, of so many bytes; its media type is what the browser says of it. */
export const file = (name: string, bytes: number, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'x'),
});
