import { currentManifest } from '../../activate/history.ts';
import { deriveAgain } from '../../page/derived.ts';
import { namedVersion } from '../../publish/named-version.ts';
import { readPublication, takingOf } from '../../publish/publication.ts';
import { changeSettings, examineSettings, readSettings } from '../../settings/settings.ts';
import type { Store } from '../../store/store.ts';
import { UserError } from '../../user-error.ts';
import type { Verb } from '../invocation.ts';

/**
 * Shows the store's settings; `--beacon`, `--beacon-share`, `--vendor-site` and `--offline` also change the live page, `--keep` and
 * `--unkeep` change what `mfe prune` keeps.
 */
export const settings: Verb = async ({ store, values, activating, print }) => {
  const { beacon, 'beacon-share': share, 'vendor-site': vendorSite, offline, keep = [], unkeep = [] } = values;
  const changesPage = [beacon, share, vendorSite, offline].some((option) => option !== undefined);
  if (changesPage || keep.length > 0 || unkeep.length > 0) {
    await refuseUnknown(store, keep);
    if (beacon === undefined) await refuseUnreadable(store);
    await refuseNotKept(store, unkeep);
    await changeSettings(store, (before) => ({
      beacon: asked(beacon, before.beacon),
      ...shareOf(share, before.beaconShare),
      vendorSite: asked(vendorSite, before.vendorSite),
      ...offlineOf(offline, before.offline),
      keep: [...new Set([...before.keep, ...keep])].filter((one) => !unkeep.includes(one)).sort(),
    }));
  }
  await refuseLate(store, keep);
  if (changesPage && (await currentManifest(store)).revision > 0) await deriveAgain(store, activating);
  const held = await readSettings(store);
  const of = held.beaconShare === undefined ? '' : `, of ${held.beaconShare} of the page loads`;
  const lines = [`beacon       ${held.beacon ?? 'off'}${of}`, `vendor site  ${held.vendorSite ?? 'off'}`];
  if (held.offline === false) lines.push('offline      off');
  print(held, [...lines, ...held.keep.map((one) => `keep         ${one}`)].join('\n'));
  return 0;
};

const asked = (option: string | undefined, before: string | null) =>
  option === undefined ? before : option === 'off' ? null : option;

/** A store whose pages all report has no share, so that an older `mfe` reads its settings. */
function shareOf(option: string | undefined, before: number | undefined): { beaconShare?: number } {
  const beaconShare = option === undefined ? before : option === '' ? Number.NaN : Number(option);
  return beaconShare === undefined || beaconShare === 1 ? {} : { beaconShare };
}

/** The default (browsers store the portal) is not written, for the same reason. @throws UserError unless it is `on` or `off` */
function offlineOf(option: string | undefined, before: false | undefined): { offline?: false } {
  if (option !== undefined && option !== 'on' && option !== 'off')
    throw new UserError(`--offline takes on or off, not "${option}".`);
  const isOff = option === undefined ? before === false : option === 'off';
  return isOff ? { offline: false } : {};
}

/** Settings that cannot be read are written again as a whole, or the versions they kept would be lost without notice. */
async function refuseUnreadable(store: Store): Promise<void> {
  const examined = await examineSettings(store);
  if ('settings' in examined) return;
  throw new UserError(
    `${examined.wrong}, so what it said would be lost. Say all of it again, in one command: --beacon, --vendor-site, --offline, and --keep for ` +
      'each version that is to stay.',
  );
}

async function refuseNotKept(store: Store, unkeep: readonly string[]): Promise<void> {
  const { keep } = await readSettings(store);
  const idle = unkeep.find((one) => !keep.includes(one));
  if (idle === undefined) return;
  throw new UserError(`${idle} is not kept${keep.length > 0 ? `; what is: ${keep.join(', ')}` : ''}.`);
}

/** `mfe prune` marks versions before it reads the settings that keep versions, so the first of two concurrent writes is always noticed. */
async function refuseLate(store: Store, keep: readonly string[]): Promise<void> {
  for (const one of keep) {
    const [name, version] = namedVersion(one);
    if (!(await store.read(takingOf(name, version)))) continue;
    throw new UserError(
      `${one} is being taken away by "mfe prune", which may be too late to keep it. When that has ended, publish the build again and then keep it.`,
    );
  }
}

/** Rejects unknown versions: with a typo, the version that was meant would be deleted. */
async function refuseUnknown(store: Store, keep: readonly string[]): Promise<void> {
  for (const one of keep) {
    const [name, version] = namedVersion(one);
    await readPublication(store, name, version);
  }
}
