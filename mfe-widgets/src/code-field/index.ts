export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { type ReadCode, readCode } from './read-code.ts';
