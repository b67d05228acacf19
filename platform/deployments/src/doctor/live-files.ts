import { buildsIn, canariesOf, type Manifest } from '../manifest/index.ts';

/** A version that some browser may load, in words. */
export interface LiveBuild {
  /** `mfe_timecard 1.0.0-…`, `the candidate mfe_timecard 1.1.0-…` */
  readonly who: string;
  /** What takes the version from all browsers: `roll back`, `abort the candidate`. */
  readonly wayBack: string;
  readonly name: string;
  readonly build: ReturnType<typeof buildsIn>[number]['build'];
}

/** A script or font that some browser may load. */
export interface LiveFile extends Pick<LiveBuild, 'who' | 'wayBack'> {
  readonly base: string;
  readonly file: string;
  readonly integrity: string;
  readonly bytes: number;
}

/** The live versions, those of the page itself, and the candidates. */
export function liveBuilds(live: Manifest): LiveBuild[] {
  const candidates = new Set(canariesOf(live).map(({ candidate }) => candidate));
  return buildsIn(live).map(({ name, build }) => {
    const version = `${name} ${build.version}`;
    return candidates.has(build)
      ? { who: `the candidate ${version}`, wayBack: 'abort the candidate', name, build }
      : { who: version, wayBack: 'roll back', name, build };
  });
}

/** Every script and font of these versions. */
export function liveFiles(live: Manifest): LiveFile[] {
  return liveBuilds(live).flatMap(({ who, wayBack, build: { base, files } }) =>
    Object.entries(files).map(([file, { integrity, bytes }]) => ({ who, wayBack, base, file, integrity, bytes })),
  );
}
