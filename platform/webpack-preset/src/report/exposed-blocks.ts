import type { AsyncDependenciesBlock, Chunk, Compilation, Module } from 'webpack';

/** Federation's container entry: one asynchronous block for each exposed module. */
export function containerEntry(compilation: Compilation): Module | undefined {
  for (const module of compilation.modules) {
    if (module.constructor.name === 'ContainerEntryModule') return module;
  }
  return undefined;
}

export interface ExposedBlock {
  /** `./add-time` */
  readonly module: string;
  readonly block: AsyncDependenciesBlock;
}

export function exposedBlocks(compilation: Compilation): ExposedBlock[] {
  const entry = containerEntry(compilation);
  if (!entry) return [];
  return (entry.blocks as AsyncDependenciesBlock[]).map((block) => ({
    module: (block.dependencies[0] as unknown as { exposedName: string }).exposedName,
    block,
  }));
}

/** The chunks an exposed module needs beyond the entry, without those loaded later by `import()`. */
export function chunksOf({ block }: ExposedBlock, compilation: Compilation): Chunk[] {
  return compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
}
