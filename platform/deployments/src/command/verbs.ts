import type { Invocation, Option, Verb } from './invocation.ts';
import { abort, activate, promote, retire, rollback } from './verbs/activate.ts';
import { check } from './verbs/check.ts';
import { checkApi } from './verbs/check-api.ts';
import { dev } from './verbs/dev.ts';
import { diff } from './verbs/diff.ts';
import { doctor } from './verbs/doctor.ts';
import { history } from './verbs/history.ts';
import { host } from './verbs/host.ts';
import { judge } from './verbs/judge.ts';
import { key } from './verbs/key.ts';
import { newMicroFrontend } from './verbs/new.ts';
import { prune } from './verbs/prune.ts';
import { publish } from './verbs/publish.ts';
import { receive } from './verbs/receive.ts';
import { settings } from './verbs/settings.ts';
import { status } from './verbs/status.ts';
import { tryVersions } from './verbs/try.ts';
import { where } from './verbs/where.ts';

export interface KnownVerb {
  readonly run: Verb;
  /** The options it takes, in addition to those of every verb. */
  readonly options: readonly Option[];
  /** Whether it takes names. */
  readonly takesNames: boolean;
}

/** Every verb takes these. */
const EVERYWHERE: readonly Option[] = ['store', 'json', 'development'];

/** The options of a verb that appends a revision. */
const APPENDING: readonly Option[] = ['force', 'message'];

const named = (run: Verb, ...options: Option[]): KnownVerb => ({ run, options, takesNames: true });
const unnamed = (run: Verb, ...options: Option[]): KnownVerb => ({ run, options, takesNames: false });

export const VERBS: Readonly<Record<string, KnownVerb>> = {
  new: named(newMicroFrontend, 'route', 'write-only', 'packages', 'portal', ...APPENDING),
  dev: named(dev, 'portal', 'port'),
  publish: named(publish, 'build'),
  check: named(check, 'share', 'removes', 'strands'),
  'check-api': named(checkApi, 'live', 'force'),
  try: named(tryVersions, 'portal', 'browsers'),
  diff: named(diff),
  activate: named(
    activate,
    'share',
    'removes',
    'strands',
    'again',
    'try',
    'browsers',
    'verify',
    'verify-as',
    ...APPENDING,
  ),
  promote: named(promote, 'removes', 'strands', ...APPENDING),
  abort: named(abort, ...APPENDING),
  judge: named(judge, 'metrics', 'watch', 'every', 'abort', ...APPENDING),
  receive: unnamed(receive, 'port', 'host', 'log', 'otlp', 'sentry'),
  rollback: named(rollback, 'to', 'removes', ...APPENDING),
  retire: named(retire, 'removes', 'strands', ...APPENDING),
  prune: named(prune, 'days', 'dry'),
  status: unnamed(status),
  history: named(history),
  settings: unnamed(settings, 'beacon', 'beacon-share', 'vendor-site', 'offline', 'keep', 'unkeep'),
  where: named(where),
  host: named(host, 'generation', 'oldest', 'loads', 'forget'),
  key: named(key),
  doctor: named(doctor, 'repair'),
};

/** The first argument that a verb does not take. It is rejected, because ignoring it would suggest that it had an effect. */
export function unknownArgument({ options, takesNames }: KnownVerb, { names, values }: Invocation): string | undefined {
  const taken = new Set<string>([...EVERYWHERE, ...options]);
  const option = Object.keys(values).find((one) => !taken.has(one));
  if (option !== undefined) return `--${option}`;
  const [name] = takesNames ? [] : names;
  return name === undefined ? undefined : `"${name}"`;
}
