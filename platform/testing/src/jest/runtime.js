import { createRequire } from 'node:module';
import vm from 'node:vm';
import Runtime from 'jest-runtime';
import { computeFewStyles } from './computed-style.js';

/**
 * Jest's runtime, but a process compiles each CommonJS file once, not again for each test file: React DOM, the libraries beside it, and
 * Jest's own modules took a quarter of a component test file's time. A script runs in any context; a compiled function only in its own.
 */
export default class extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if ('dom' in environment) computeFewStyles();
  }
}

/** The script of each file and its parameters, with the source that it was compiled from. */
const scripts = new Map();

/** How React's development build counts the elements whose stack it has recorded this second; it records ten thousand at most. */
const RECORDED = /\bReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;

/** React without a stack of each element that it creates, which nobody reads: they took an eleventh of a component test file's time. */
const withoutStacks = (source) => source.replace(RECORDED, 'Infinity');

const compileFunction = vm.compileFunction;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  // A script that is shared cannot know which test file an `import()` is for.
  if (!filename || !parsingContext || /\bimport\s*\(/.test(source)) return compileFunction(source, parameters, options);
  const key = `${filename}\n${parameters}`;
  let compiled = scripts.get(key);
  if (compiled?.source !== source) {
    // On one line with the source's first, so that lines keep their numbers.
    compiled = {
      source,
      script: new vm.Script(`(function (${parameters}) {${withoutStacks(source)}\n})`, { filename }),
    };
    scripts.set(key, compiled);
  }
  return compiled.script.runInContext(parsingContext);
};

const lexer = createRequire(createRequire(import.meta.url).resolve('jest-runtime'))('cjs-module-lexer');
const { parse } = lexer;

/** The names that each CommonJS source exports: reading them again for each test file took a fiftieth of a component test file's time. */
const exportsOf = new Map();

lexer.parse = (source, ...rest) => {
  let found = exportsOf.get(source);
  if (!found) {
    found = parse(source, ...rest);
    exportsOf.set(source, found);
  }
  return found;
};
