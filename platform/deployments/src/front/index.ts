export { type FrontOptions, front, type Handler } from './front.ts';
