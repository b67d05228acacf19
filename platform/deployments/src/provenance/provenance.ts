/** The author of a publication or activation, its commit, and the place where it ran. */
export interface Provenance {
  readonly by?: string | undefined;
  /** The commit; ends in "+changes" if the working copy had uncommitted changes. */
  readonly commit?: string | undefined;
  /** Digest of the sources of a build; absent in older records. */
  readonly sources?: string | undefined;
  /** URL of the pipeline's run. */
  readonly run?: string | undefined;
}

/** The state of the sources when they were built, which a build records. */
export interface BuiltFrom {
  readonly commit?: string | undefined;
  /** Whether they differed from the commit; absent if nobody knows. */
  readonly changed?: boolean | undefined;
  readonly sources: string;
}

/** The provenance of a publication. The commit is that of the build, because the working copy may be another one by now. */
export function withBuild(publishing: Provenance, built: BuiltFrom | undefined): Provenance {
  if (!built) return publishing;
  const { commit: _, ...rest } = publishing;
  const commit = built.commit ?? publishing.commit;
  return {
    ...rest,
    ...(commit !== undefined && { commit: built.changed ? `${commit}+changes` : commit }),
    sources: built.sources,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The provenance in the variables of a pipeline: GitHub Actions, GitLab CI, Jenkins, or `MFE_BY`, `MFE_COMMIT` and `MFE_RUN`, which go
 * before them. Without a pipeline, the user of the machine.
 */
export function provenanceOf(environment: Environment, user?: string): Provenance {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment;
  const github = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const first = (...names: string[]) => names.map((name) => environment[name]).find((value) => value);
  const found = {
    by: first('MFE_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_USER_ID', 'CHANGE_AUTHOR') ?? user,
    commit: first('MFE_COMMIT', 'GITHUB_SHA', 'CI_COMMIT_SHA', 'GIT_COMMIT'),
    run: first('MFE_RUN') ?? (github || first('CI_JOB_URL', 'BUILD_URL')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
