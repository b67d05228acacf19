import { analytics } from 'shared-session';
import type { ReviewEvent } from '../domain/events.ts';

/** Hands over what was done, once it is done. */
export const track = ({ event, count }: ReviewEvent): void =>
  analytics.track(event, { action: 'review', ...(count === undefined ? {} : { count }) });
