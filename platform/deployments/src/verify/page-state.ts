/** What a page that has come up says of itself. */
export interface PageState {
  /** The applications that could not be shown. */
  readonly failed: readonly string[];
  /** What went wrong, in words. */
  readonly heard: readonly string[];
  /** Name → where its scripts are from. */
  readonly bases: Readonly<Record<string, string | null | undefined>>;
}

/** Runs on the page before anything of it. */
export function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { portalVerification: heard });
  addEventListener('portal-crashed', () => heard.push('a component threw while it was rendered'), true);
  addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.stack?.includes('/mfe/')) heard.push(`uncaught ${error.name}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes('/mfe/')) heard.push(`an uncaught rejection, ${reason.name}`);
  });
}

/** Runs on the page. */
export function state(names: readonly string[]): PageState {
  const { portalVerification: heard = [], __portalHost: host } = globalThis as {
    portalVerification?: string[];
    __portalHost?: { base(name: string): string | undefined };
  };
  const failed = performance
    .getEntriesByType('mark')
    .filter(({ name }) => name.startsWith('portal:failed:'))
    .map(({ name }) => name.slice('portal:failed:'.length));
  // If a candidate of the page's own scripts cannot be loaded, the live ones run.
  const own = document.querySelector<HTMLScriptElement>('script[src*="/mfe/root/"]')?.src;
  const bases = Object.fromEntries(names.map((name) => [name, name === 'root' ? own : host?.base(name)]));
  return { failed, heard: [...new Set(heard)], bases };
}

/**
 * What is wrong with a page, in words.
 *
 * @param application the page's own
 * @param versions name → the version that has to run
 * @param faults what is wrong with the application beside that
 */
export function wrongIn(
  { failed, heard, bases }: PageState,
  application: string,
  versions: Readonly<Record<string, string>>,
  faults: readonly string[] = [],
): string[] {
  const others = Object.entries(versions).filter(
    ([name, version]) => bases[name] && !bases[name].includes(`/${version}/`),
  );
  return [
    ...failed.map((id) => `${id} could not be shown`),
    ...heard,
    // Said by the former already.
    ...(failed.includes(application) ? [] : faults),
    ...others.map(([name, version]) => `${name} ${version} could not be loaded, and another version stands in for it`),
  ];
}

export const neverDecided = (application: string, within: number): string =>
  `${application} was neither shown nor said to have failed within ${within / 1000} seconds`;
