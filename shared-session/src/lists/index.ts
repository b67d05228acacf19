export { formatFacts, formatList } from './format-list.ts';
