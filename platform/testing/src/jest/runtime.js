import vm from 'node:vm';
import Runtime from 'jest-runtime';

/**
 * Jest's runtime, but a process compiles each CommonJS file once, not again for each test file: React DOM, the libraries beside it, and
 * Jest's own modules took a quarter of a component test file's time. A script runs in any context; a compiled function only in its own.
 */
export default Runtime;

/** The script of each file and its parameters, with the source that it was compiled from. */
const scripts = new Map();

const compileFunction = vm.compileFunction;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  // A script that is shared cannot know which test file an `import()` is for.
  if (!filename || !parsingContext || /\bimport\s*\(/.test(source)) return compileFunction(source, parameters, options);
  const key = `${filename}\n${parameters}`;
  let compiled = scripts.get(key);
  if (compiled?.source !== source) {
    // On one line with the source's first, so that lines keep their numbers.
    compiled = { source, script: new vm.Script(`(function (${parameters}) {${source}\n})`, { filename }) };
    scripts.set(key, compiled);
  }
  return compiled.script.runInContext(parsingContext);
};
