export { DateField, type DateFieldProps } from './date-field.tsx';
export { formatDate, parseDate } from './date-text.ts';
