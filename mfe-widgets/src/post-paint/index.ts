export { schedulePostPaint } from './schedule-post-paint.ts';
export { usePostPaintValue } from './use-post-paint-value.ts';
