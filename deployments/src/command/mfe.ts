import { parseArgs } from 'node:util';
import { activate, rollback, withPublication } from '../activate/activate.ts';
import { currentManifest, history } from '../activate/history.ts';
import { check } from '../check/check.ts';
import type { Manifest } from '../manifest/index.ts';
import { readBuild } from '../publish/build.ts';
import { publish, readPublication } from '../publish/publish.ts';
import { Refusal } from '../refusal.ts';
import { directoryStore } from '../store/directory-store.ts';

const USAGE = `mfe: deploys micro-frontends

  mfe publish ROOM ...             upload what ROOM/dist holds, as an immutable version
  mfe check NAME@VERSION ...       hold published versions against everything that is live
  mfe activate NAME@VERSION ...    make published versions the live ones, in one revision
  mfe rollback [--to REVISION]     put an earlier revision back
  mfe status                       what is live, and the history

  --store DIR      the store (default: STORE, or .data/store)
  --json           machine-readable output
  --development    let the page load from a developer's machine; never for production`;

/**
 * The command line. Answers the exit code: 0 done, 1 refused (one sentence on stderr), 2 wrong usage.
 * @param args what follows "mfe"
 */
export async function mfe(args: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [verb, ...names] = positionals;
  const store = directoryStore(values.store ?? process.env.STORE ?? '.data/store');
  const options = {
    now: () => new Date().toISOString(),
    development: values.development ?? false,
    check: (live: Manifest, candidate: Manifest) => refuseOn(check(candidate, live).map((one) => one.message)),
  };
  const say = (value: unknown, text: string) => print(values.json ? JSON.stringify(value) : text);
  const publications = () => Promise.all(names.map((name) => readPublication(store, ...nameAndVersion(name))));
  try {
    switch (verb) {
      case 'publish':
        for (const room of required(names, 'ROOM')) {
          const { publication, fresh } = await publish(store, readBuild(room));
          const { name, version } = publication;
          say({ name, version, fresh }, `${name}@${version}${fresh ? '' : ' (published before)'}`);
        }
        return 0;
      case 'check': {
        required(names, 'NAME@VERSION');
        const live = await currentManifest(store);
        const candidate = (await publications()).reduce(withPublication, live);
        const findings = check(candidate, live);
        say(findings, findings.map((one) => `${one.rule}: ${one.message}`).join('\n') || 'Nothing speaks against it.');
        return findings.length ? 1 : 0;
      }
      case 'activate': {
        required(names, 'NAME@VERSION');
        const live = await activate(store, await publications(), options);
        say({ revision: live.revision }, `Revision ${live.revision} is live.`);
        return 0;
      }
      case 'rollback': {
        const live = await rollback(store, options, values.to === undefined ? undefined : Number(values.to));
        say({ revision: live.revision }, `Revision ${live.revision} is live, with what was live before.`);
        return 0;
      }
      case 'status': {
        const revisions = await history(store);
        const live = revisions.at(-1);
        if (!live) {
          say([], `Nothing has been activated in ${store.address} yet.`);
          return 0;
        }
        say(live, describe(live));
        return 0;
      }
      default:
        console.error(verb ? `There is no "mfe ${verb}".\n\n${USAGE}` : USAGE);
        return 2;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
      development: { type: 'boolean' },
    },
  });
}

function required(names: readonly string[], what: string): readonly string[] {
  if (names.length === 0) throw new Refusal(`Say at least one ${what}.`);
  return names;
}

function nameAndVersion(text: string): [string, string] {
  const [name, version, ...more] = text.split('@');
  if (!name || !version || more.length) throw new Refusal(`"${text}" is not NAME@VERSION.`);
  return [name, version];
}

function refuseOn(messages: readonly string[]): void {
  if (messages.length) throw new Refusal(messages.join('\n'));
}

function describe(live: Manifest): string {
  const lines = Object.entries(live.microFrontends).map(([name, one]) => `  ${name.padEnd(16)} ${one.version}`);
  const root = live.root ? [`  ${'root'.padEnd(16)} ${live.root.version}`] : [];
  return [`Revision ${live.revision}, activated ${live.activatedAt}`, ...root, ...lines].join('\n');
}
