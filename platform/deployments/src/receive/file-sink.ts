import { createWriteStream } from 'node:fs';
import type { Sink } from './sink.ts';

/** Appends each report to a file, as a line of JSON; `-` is standard output. */
export function fileSink(path: string): Sink {
  if (path === '-') return { take: (report) => console.log(JSON.stringify(report)), close: async () => undefined };
  const file = createWriteStream(path, { flags: 'a' });
  file.on('error', (error) => console.error(`${path} cannot be written: ${error.message}.`));
  return {
    take: (report) => void file.write(`${JSON.stringify(report)}\n`),
    close: () => new Promise((resolve) => file.end(resolve)),
  };
}
