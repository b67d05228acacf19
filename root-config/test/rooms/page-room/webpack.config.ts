import { microFrontend } from 'webpack-preset';

// Small as they are, its modules are scripts of their own, so that the tests have chunks to break.
const modules = ['first', 'second', 'trouble', 'panel'];

export default microFrontend({
  directory: import.meta.dirname,
  apart: Object.fromEntries(modules.map((module) => [module, [`./${module}`]])),
});
