/** The first characters by which a spreadsheet takes a text for a formula, and their full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet takes for a formula: an apostrophe goes before one that looks like it (docs: exports#export-harmless). */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
