export { afterPaint } from './after-paint.ts';
export { usePainted } from './use-painted.ts';
