export { asciiDigits } from './ascii-digits.ts';
