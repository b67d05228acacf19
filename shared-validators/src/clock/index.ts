export { formatClockTime, MINUTES_PER_DAY, MINUTES_PER_HOUR, parseClockTime } from './clock-time.ts';
export { cutLunchOut, minutesByType, type TypedSpan } from './cut-lunch.ts';
export { cumulativeMinutes, overlappingSpans, type PlacedSpan, placeSpans } from './place-spans.ts';
export { readTime, type TimeIssue, type TimeReading } from './read-time.ts';
export { crossesMidnight, spanDuration } from './span-duration.ts';
export {
  type Bound,
  type Clock,
  formatTime,
  halfHours,
  hoursOn12,
  hoursOn24,
  type Meridiem,
  type TimeFormat,
  timeText,
} from './time-of-day.ts';
export { typedAfter, typedOver } from './typed-text.ts';
