export type { TextKey } from './english.ts';
export { useWidgetText, type WidgetText } from './use-widget-text.ts';
