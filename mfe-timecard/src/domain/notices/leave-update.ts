import type { EditMetadata } from 'shared-client/schema/billing';

/** The leave-update banner's sentence by tafwUpdate (docs: leave#leave-banners). */
const LEAVE_BANNERS: Record<NonNullable<EditMetadata['tafwUpdate']>, string> = {
  AUTO_TIMECARD_CREATED: 'MSG_TAFW_ENTIRE_PERIOD_OFF',
  TIME_REVIEW_NEEDED: 'MSG_TAFW_UPDATES_FOUND',
  ALLOCATION_NEEDED: 'MSG_TAFW_ALLOCATION_NEEDED',
};

/** Label key of the leave-update banner, or `null`. */
export function leaveBanner(metadata: Pick<EditMetadata, 'tafwUpdate'>): string | null {
  return metadata.tafwUpdate ? LEAVE_BANNERS[metadata.tafwUpdate] : null;
}

/** If tafwUpdate is ALLOCATION_NEEDED, the form is submitted automatically once after loading. */
export function submitsByItself(metadata: Pick<EditMetadata, 'tafwUpdate'>, alreadyDone: boolean): boolean {
  return metadata.tafwUpdate === 'ALLOCATION_NEEDED' && !alreadyDone;
}
