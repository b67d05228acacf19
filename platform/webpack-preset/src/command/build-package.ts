#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type MultiCompiler, type MultiConfiguration } from 'webpack';
import type { BuildMode } from '../micro-frontend.ts';
import { servePackage } from './serve-package.ts';

/**
 * Builds the package it is called in from its `webpack.config.ts`: `build-package`, or `build-package --serve` to develop. It
 * replaces webpack-cli, so that packages, preset and federation plugin share one copy of webpack.
 */
const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false }, port: { type: 'string' } } });
const packageFolder = resolve('.');
const file = join(packageFolder, 'webpack.config.ts');
if (!existsSync(file)) {
  console.error(`${packageFolder} has no webpack.config.ts, so there is nothing to build here.`);
  process.exit(1);
}
const { default: exported } = (await import(file)) as {
  default: Configuration | ((mode: BuildMode) => Configuration[]);
};
const mode: BuildMode = { serve: values.serve };
const configurations = [typeof exported === 'function' ? exported(mode) : exported].flat();
const compiler = webpack(configurations as unknown as MultiConfiguration) as MultiCompiler;

if (values.serve) {
  await servePackage(compiler, packageFolder, values.port);
} else {
  process.exitCode = await build();
}

function build(): Promise<number> {
  const began = performance.now();
  return new Promise((done) => {
    compiler.run((error, stats) => {
      if (error) console.error(error);
      const text = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
      if (text) console.log(text);
      const failed = Boolean(error) || stats?.hasErrors() !== false;
      if (!failed) console.log(`Built ${configurations.map(({ name }) => name).join(' and ')} in ${seconds(began)} s.`);
      compiler.close(() => done(failed ? 1 : 0));
    });
  });
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
