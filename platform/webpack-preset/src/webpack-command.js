#!/usr/bin/env node
// webpack's own command, in the preset's version: a package that depends on the preset needs no webpack of its own.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('webpack-cli/package.json');
await import(pathToFileURL(join(dirname(manifest), 'bin', 'cli.js')).href);
