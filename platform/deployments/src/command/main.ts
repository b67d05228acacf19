#!/usr/bin/env node
/** The command by itself, for where nothing else of the repository is: a container. */
import { mfe } from './mfe.ts';

process.exitCode = await mfe(process.argv.slice(2), console.log, console.error);
