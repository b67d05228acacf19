/** A configuration of Jest: only the fields that a micro-frontend is likely to extend have types. */
interface Configuration {
  readonly setupFiles: string[];
  readonly setupFilesAfterEnv: string[];
  readonly extensionsToTreatAsEsm: string[];
  readonly moduleNameMapper: Record<string, string>;
  readonly transform: Record<string, unknown>;
  readonly transformIgnorePatterns: string[];
  readonly runtime: string;
}

/** The common configuration of Jest: TypeScript and JSX by SWC, ES modules, style sheets as empty text. */
export const common: Configuration;

/** The configuration of a micro-frontend in its own repository. Widgets come from the package `mfe-widgets`. */
declare const configuration: Configuration & { readonly testTimeout: number; readonly testMatch: string[] };
export default configuration;
