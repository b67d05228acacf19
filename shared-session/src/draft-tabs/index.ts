export { type DraftTabs, draftTabs } from './draft-tabs.ts';
