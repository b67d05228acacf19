import type { ExposedModules } from './exposed-modules.ts';

/** Script → the exposed modules in it. */
export type ScriptsApart = Readonly<Record<string, readonly string[]>>;

/** What both variants of a micro-frontend are built from. */
export interface MicroFrontendBuild {
  readonly directory: string;
  /** The container's name, `mfe_timecard`. */
  readonly name: string;
  readonly exposes: ExposedModules;
  readonly theme: string;
  readonly layer: 'app' | 'widgets';
  readonly apart: ScriptsApart;
}
