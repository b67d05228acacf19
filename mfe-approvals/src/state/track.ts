import { analytics } from 'shared-session';
import type { ReviewEvent } from '../domain/events.ts';

/** Sends an event to analytics, after the action has succeeded. */
export const track = ({ event, count }: ReviewEvent): void =>
  analytics.track(event, { action: 'review', ...(count === undefined ? {} : { count }) });
