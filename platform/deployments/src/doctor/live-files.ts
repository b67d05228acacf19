import type { Manifest } from '../manifest/index.ts';

/** A script or font that some browser may load. */
export interface LiveFile {
  /** `mfe_timecard 1.0.0-…` */
  readonly who: string;
  readonly base: string;
  readonly file: string;
  readonly integrity: string;
  readonly bytes: number;
}

/** Every script and font of the live versions, of the candidates, and of the page itself. */
export function liveFiles(live: Manifest): LiveFile[] {
  const versions = Object.entries(live.microFrontends).flatMap(([name, one]) =>
    [one, ...(one.canary ? [one.canary.candidate] : [])].map((version) => ({ name, ...version })),
  );
  return [...versions, ...(live.root ? [{ name: 'root', ...live.root }] : [])].flatMap(
    ({ name, version, base, files }) =>
      Object.entries(files).map(([file, { integrity, bytes }]) => ({
        who: `${name} ${version}`,
        base,
        file,
        integrity,
        bytes,
      })),
  );
}
