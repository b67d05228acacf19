export { DraftBanners } from '../panels/draft-banners.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
export { TimecardMergeDialog } from './merge-dialog.tsx';
export { MergeReceipt } from './merge-receipt.tsx';
