import { parseArgs } from 'node:util';
import type { ActivateOptions } from '../activate/change.ts';
import { refuseBreakage } from '../check/check.ts';
import { refuseStranding } from '../check/refuse-stranding.ts';
import { signerHere } from '../owners/key-file.ts';
import { userName } from '../provenance/here.ts';
import { provenanceOf } from '../provenance/provenance.ts';
import { namedVersion } from '../publish/named-version.ts';
import { type Publication, readPublication } from '../publish/publication.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Wrong usage: shown with the usage, exit code 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The arguments of a verb. */
export interface Invocation {
  readonly names: readonly string[];
  readonly values: ReturnType<typeof parse>['values'];
  /** Opened on first use: `mfe doctor URL` needs none. */
  readonly store: Store;
  readonly activating: ActivateOptions;
  /** Prints the value as JSON with `--json`, otherwise the text. */
  print(value: unknown, text: string): void;
  /** Says what is being done. */
  progress(line: string): void;
  /** The names. @throws WrongUsage if there is none */
  required(what: string): readonly string[];
  /** The names as NAME@VERSION, read from the store. */
  publications(): Promise<Publication[]>;
}

/** The name of an option. */
export type Option = keyof Invocation['values'];

/** Runs a verb and returns the exit code. */
export type Verb = (invocation: Invocation) => Promise<number>;

export function invocation(
  parsed: ReturnType<typeof parse>,
  print: (line: string) => void,
  progress: (line: string) => void = () => undefined,
): Invocation {
  const { values, positionals } = parsed;
  const [, ...names] = positionals;
  let store: Store | undefined;
  const location = values.store ?? process.env.STORE ?? '.data/store';
  // Not what `print` prints: with --json that is for a program.
  const opened = () => (store ??= openStore(location, process.env, { onWait: console.error }));

  function required(what: string): readonly string[] {
    if (names.length === 0) throw new WrongUsage(`Say at least one ${what}.`);
    return names;
  }

  return {
    names,
    values,
    get store() {
      return opened();
    },
    get activating() {
      const share = values.share === undefined ? undefined : Number(values.share);
      return {
        now: () => new Date().toISOString(),
        development: values.development ?? false,
        share,
        provenance: provenanceOf(process.env, userName()),
        message: values.message,
        again: values.again,
        signer: signerHere(process.env),
        ...(values.force
          ? {}
          : {
              check: refuseBreakage(opened(), values.removes ?? []),
              examineTargets: refuseStranding(opened(), values.strands ?? []),
            }),
      };
    },
    print: (value, text) => print(values.json ? JSON.stringify(value) : text),
    progress,
    required,
    publications: () => {
      const versions = required('NAME@VERSION').map(namedVersion);
      const twice = versions.find(([name], at) => versions.findIndex(([other]) => other === name) !== at);
      if (twice) throw new WrongUsage(`Say one version of ${twice[0]}.`);
      return Promise.all(versions.map((one) => readPublication(opened(), ...one)));
    },
  };
}

export function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      to: { type: 'string' },
      share: { type: 'string' },
      route: { type: 'string' },
      packages: { type: 'string' },
      portal: { type: 'string' },
      browsers: { type: 'string' },
      build: { type: 'boolean' },
      beacon: { type: 'string' },
      'beacon-share': { type: 'string' },
      'vendor-site': { type: 'string' },
      offline: { type: 'string' },
      keep: { type: 'string', multiple: true },
      unkeep: { type: 'string', multiple: true },
      days: { type: 'string' },
      dry: { type: 'boolean' },
      repair: { type: 'boolean' },
      force: { type: 'boolean' },
      live: { type: 'boolean' },
      'write-only': { type: 'boolean' },
      removes: { type: 'string', multiple: true },
      strands: { type: 'string', multiple: true },
      again: { type: 'string', multiple: true },
      message: { type: 'string' },
      metrics: { type: 'string', multiple: true },
      port: { type: 'string' },
      host: { type: 'string' },
      generation: { type: 'string' },
      oldest: { type: 'string' },
      loads: { type: 'string', multiple: true },
      forget: { type: 'boolean' },
      log: { type: 'string' },
      otlp: { type: 'string' },
      sentry: { type: 'string' },
      every: { type: 'string' },
      watch: { type: 'boolean' },
      try: { type: 'string' },
      verify: { type: 'string' },
      'verify-as': { type: 'string', multiple: true },
      abort: { type: 'boolean' },
      json: { type: 'boolean' },
      development: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
