/** A response that is already JSON in UTF-8, for large responses that are cached. All other responses are serialized by the server. */
export class ReadyJson {
  readonly bytes: Buffer;
  /** The same, compressed with gzip for callers that accept it; absent if it is not compressed. */
  readonly gzipped: Buffer | undefined;

  constructor(bytes: Buffer, gzipped?: Buffer) {
    this.bytes = bytes;
    this.gzipped = gzipped;
  }
}
