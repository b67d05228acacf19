import { existsSync, readFileSync } from 'node:fs';
import type { Compilation } from 'webpack';
import { type CallSite, callsInModule, mayCall, type UsedCalls } from './calls-in-module.ts';
import { installedCalls } from './calls-of-package.ts';

/** webpack's `UsageState.Unused`. */
const UNUSED = 0;

/**
 * The calls of the API that a build can make: those of the exports that it uses. Call it when webpack knows which modules go into scripts
 * (`afterChunks`) and none is concatenated yet.
 */
export function usedCalls({ modules, moduleGraph, chunkGraph }: Compilation): UsedCalls[] {
  const texts = new Map<string, string | undefined>();
  const read = (file: string) => {
    if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    return texts.get(file);
  };
  const found = new Map<string, CallSite[]>();
  for (const module of modules) {
    const { resource } = module as { resource?: string };
    const file = resource?.replace(/\?.*$/, '');
    if (!file || !/\.[jt]sx?$/.test(file) || found.has(file) || chunkGraph.getNumberOfModuleChunks(module) === 0)
      continue;
    if (/[\\/]node_modules[\\/](?!shared-)/.test(file) || !mayCall(read(file) ?? '')) continue;
    const exports = moduleGraph.getExportsInfo(module);
    const sites = callsInModule(file, read, (name) => exports.getUsed(name, undefined) !== UNUSED);
    if (sites.length > 0) found.set(file, sites);
  }
  return [...found].map(([file, sites]) => {
    const functions = [...new Set(sites.map(({ within }) => within))];
    return { file, sites, installed: /\.jsx?$/.test(file) ? installedCalls(file, functions) : undefined };
  });
}
