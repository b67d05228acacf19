// A webpack loader: a style sheet becomes a module that exports its text. It carries no runtime code, where css-loader brings
// 900 characters of it into every build. What it cannot do is said, not ignored: an address in a style sheet would be
// relative to the page that adopts the text, so files are imported by scripts and put into custom properties.
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
