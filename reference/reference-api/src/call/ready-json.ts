/** A response that is JSON already, in UTF-8: for large responses that are cached. Anything else is made into JSON by the server. */
export class ReadyJson {
  readonly bytes: Buffer;
  /** The same compressed with gzip, for callers that accept it; absent: not compressed. */
  readonly gzipped: Buffer | undefined;

  constructor(bytes: Buffer, gzipped?: Buffer) {
    this.bytes = bytes;
    this.gzipped = gzipped;
  }
}
