// A webpack loader: a style sheet becomes a module that exports its text. It needs no runtime code; css-loader adds
// 900 characters to every build. Unsupported features are errors: a URL in a style sheet would be relative to the page that adopts
// the text, so files are imported by scripts and set as custom properties.
const RELATIVE = /@import\b|url\((?!\s*["']?(?:data:|https?:|#))[^)]*\)/;

module.exports = function styleText(source) {
  const found = RELATIVE.exec(source);
  if (found) {
    throw new Error(
      `"${found[0]}": a style sheet that is adopted as text cannot refer to a file. Import the file in a script instead.`,
    );
  }
  return `export default ${JSON.stringify(source)};`;
};
