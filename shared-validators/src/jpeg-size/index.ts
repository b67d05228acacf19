export { jpegSize } from './jpeg-size.ts';
