import type { ExposedModules } from './exposed-modules.ts';

/** Script → the exposed modules in it. */
export type ScriptsApart = Readonly<Record<string, readonly string[]>>;

/** Script → packages (`react-aria`), parts of them and folders of the package (`./src/internal/aria`). The first match applies. */
export type ScriptsTogether = Readonly<Record<string, readonly string[]>>;

/** Script → the scripts of `apart` that share it. */
export type ScriptsBetween = Readonly<Record<string, readonly string[]>>;

/** The input of both variants of a micro-frontend. */
export interface MicroFrontendBuild {
  readonly directory: string;
  /** The folder whose `src/` is built; by default the package's own, otherwise that of another package, built with other libraries. */
  readonly sources: string;
  /** The container's name, `mfe_timecard`. */
  readonly name: string;
  readonly exposes: ExposedModules;
  readonly theme: string;
  readonly layer: 'app' | 'widgets';
  /** Begins its classes, and everything else that its style sheets name. */
  readonly stylePrefix: string;
  readonly apart: ScriptsApart;
  readonly between: ScriptsBetween;
  readonly together: ScriptsTogether;
  readonly ariaLocales: readonly string[];
  /** Whether TanStack Query is built without mutations and infinite queries. */
  readonly queriesOnly: boolean;
  /** Shared library → the range of versions that it runs with. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Whether the variant for foreign hosts is built. */
  readonly standalone: boolean;
}
