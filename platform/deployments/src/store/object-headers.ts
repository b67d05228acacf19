const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
};

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip', dcz: 'dcz' };

/**
 * The headers of an object when browsers or a CDN read the bucket directly: its type, the encoding of compressed forms, and its
 * cache lifetime. A version's URL names its content, so it never changes; everything else may.
 */
export function objectHeaders(path: string): Record<string, string> {
  const [, plain = path, suffix = ''] = /^(.*?)(?:\.[0-9A-Za-z]+(?=\.dcz$))?\.(br|gz|dcz)$/.exec(path) ?? [];
  const extension = /\.([a-z0-9]+)$/.exec(plain)?.[1] ?? '';
  const encoding = ENCODINGS[suffix];
  return {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': path.startsWith('mfe/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
}
