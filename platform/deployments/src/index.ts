export {
  type ActivateOptions,
  abort,
  activate,
  promote,
  retire,
  rollback,
  withPublication,
} from './activate/activate.ts';
export { withCandidate } from './activate/canaries.ts';
export { currentManifest, history } from './activate/history.ts';
export { previousManifest } from './activate/previous.ts';
export { check, refuseBreakage, rules } from './check/check.ts';
export { type FactsOf, readFacts } from './check/read-facts.ts';
export type { CheckFinding } from './check/rule.ts';
export { type Difference, difference } from './diff/difference.ts';
export type { DoctorFinding } from './doctor/doctor-finding.ts';
export { examineSite } from './doctor/examine-site.ts';
export { examineStore } from './doctor/examine-store.ts';
export { deriveAgain, writeDerived } from './page/derived.ts';
export { renderPage } from './page/page.ts';
export { type Pruned, type PruneOptions, prune } from './prune/prune.ts';
export { readBuild } from './publish/build.ts';
export { type Publication, publishedVersions, ROOT, readPublication } from './publish/publication.ts';
export { type Published, publish } from './publish/publish.ts';
export { defaultSettings, readSettings, SETTINGS_PATH, type Settings, writeSettings } from './settings/settings.ts';
export { directoryStore } from './store/directory-store.ts';
export { openStore } from './store/open-store.ts';
export { s3Store } from './store/s3-store.ts';
export type { Store } from './store/store.ts';
export { UserError } from './user-error.ts';
