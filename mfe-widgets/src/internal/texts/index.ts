export { useWidgetText } from './use-widget-text.ts';
