import { buildsIn, type Manifest } from '../manifest/index.ts';

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
  return buildsIn(live).flatMap(({ name, build: { version, base, files } }) =>
    Object.entries(files).map(([file, { integrity, bytes }]) => ({
      who: `${name} ${version}`,
      base,
      file,
      integrity,
      bytes,
    })),
  );
}
