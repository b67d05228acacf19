import type { DoctorFinding } from '../../doctor/doctor-finding.ts';
import { examineSite } from '../../doctor/examine-site.ts';
import { examineStore } from '../../doctor/examine-store.ts';
import type { Verb } from '../invocation.ts';

export const doctor: Verb = async (asked) => {
  const { names, values, print } = asked;
  if (names.length) {
    const found = (await Promise.all(names.map((name) => examineSite(name)))).flat();
    print(found, formatFindings(found, names.join(', ')));
    return found.length ? 1 : 0;
  }
  const { store, activating } = asked;
  const options = { development: activating.development ?? false };
  const found = await examineStore(store, { ...options, repair: values.repair ?? false });
  if (!values.repair) {
    const repairable = found.some((one) => one.repairable);
    print(
      found,
      `${formatFindings(found, store.location)}${repairable ? '\n\nRun "mfe doctor --repair" to mend what is marked.' : ''}`,
    );
    return found.length ? 1 : 0;
  }
  const left = await examineStore(store, options);
  const mended = found.filter((one) => !left.some(({ sentence }) => sentence === one.sentence));
  const lines = mended.map(({ sentence }) => `mended: ${sentence}`);
  print({ mended, left }, [...lines, formatFindings(left, store.location)].join('\n'));
  return left.length ? 1 : 0;
};

function formatFindings(found: readonly DoctorFinding[], where: string): string {
  if (found.length === 0) return `${where} is well.`;
  const mark = ({ repairable }: DoctorFinding) => (repairable ? ' (repairable)' : '');
  return found.map((one) => `${one.weight}: ${one.sentence}${mark(one)}`).join('\n');
}
