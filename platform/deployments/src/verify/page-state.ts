/** What a page that has come up says of itself. */
export interface PageState {
  /** The applications that could not be shown. */
  readonly failed: readonly string[];
  /** Application → why it could not, in words. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What went wrong, in words. */
  readonly heard: readonly string[];
  /** Name → where its scripts are from. */
  readonly bases: Readonly<Record<string, string | null | undefined>>;
}

/** Runs on the page before anything of it. Errors of a browser's extensions are not heard. */
export function listen(): void {
  const heard: string[] = [];
  const reasons: Record<string, string> = {};
  Object.assign(globalThis, { portalVerification: { heard, reasons } });

  /** Where a script of ours threw it, as `mfe where` takes it. */
  const place = (error: unknown) =>
    (error instanceof Error && /\/mfe\/[^\s()@]+:\d+:\d+/.exec(error.stack ?? '')?.[0]) || '';
  const inWords = (error: unknown) => {
    const [words = ''] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n', 1);
    const at = place(error);
    return `${words.slice(0, 200)}${at && ` (in ${at})`}`;
  };
  addEventListener(
    'portal-crashed',
    (event) => heard.push(`a component threw while it was rendered, ${inWords((event as CustomEvent).detail?.error)}`),
    true,
  );
  addEventListener('error', ({ error }) => place(error) && heard.push(`uncaught ${inWords(error)}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (place(reason)) heard.push(`an uncaught rejection, ${inWords(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, disposition }) => {
    if (disposition === 'enforce' && !sourceFile?.includes('-extension:'))
      heard.push(`the policy of the page refused ${effectiveDirective} ${blockedURI}`);
  });
  const causeOf = (error: unknown): unknown =>
    error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
  // The page says in the console why it could not show an application.
  const log = console.error;
  console.error = (...all: unknown[]) => {
    const [, application] = /^(\S+) could not be shown /.exec(String(all[0])) ?? [];
    if (application !== undefined) reasons[application] = inWords(causeOf(all[1]));
    log(...all);
  };
}

/** Runs on the page. */
export function state(names: readonly string[]): PageState {
  const { portalVerification: { heard = [], reasons = {} } = {}, __portalHost: host } = globalThis as {
    portalVerification?: { heard: string[]; reasons: Record<string, string> };
    __portalHost?: { base(name: string): string | undefined };
  };
  const failed = performance
    .getEntriesByType('mark')
    .filter(({ name }) => name.startsWith('portal:failed:'))
    .map(({ name }) => name.slice('portal:failed:'.length));
  // If a candidate of the page's own scripts cannot be loaded, the live ones run.
  const own = document.querySelector<HTMLScriptElement>('script[src*="/mfe/root/"]')?.src;
  const bases = Object.fromEntries(names.map((name) => [name, name === 'root' ? own : host?.base(name)]));
  return { failed, reasons, heard: [...new Set(heard)], bases };
}

/**
 * What is wrong with a page, in words.
 *
 * @param application the page's own
 * @param versions name → the version that has to run
 * @param faults what is wrong with the application beside that
 * @param before the applications that could not be shown before somebody came back to the page
 */
export function wrongIn(
  { failed, reasons, heard, bases }: PageState,
  application: string,
  versions: Readonly<Record<string, string>>,
  faults: readonly string[] = [],
  before: readonly string[] = failed,
): string[] {
  const others = Object.entries(versions).filter(
    ([name, version]) => bases[name] && !bases[name].includes(`/${version}/`),
  );
  return [
    ...[...new Set(failed)].map(
      (id) =>
        `${id} could not be shown${before.includes(id) ? '' : ' to somebody who came back'}${Object.hasOwn(reasons, id) ? `, ${reasons[id]}` : ''}`,
    ),
    ...heard,
    // Said by the former already.
    ...(failed.includes(application) ? [] : faults),
    ...others.map(([name, version]) => `${name} ${version} could not be loaded, and another version stands in for it`),
  ];
}

export const neverDecided = (application: string, within: number): string =>
  `${application} was neither shown nor said to have failed within ${within / 1000} seconds`;
