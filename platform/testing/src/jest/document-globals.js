// What every browser has and jsdom lacks; the client's HTTP library asks for it while it loads.
import { TextDecoder, TextEncoder } from 'node:util';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
