// Globals that every browser has and jsdom lacks. The client's HTTP library needs them when it is loaded.
import { TextDecoder, TextEncoder } from 'node:util';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
