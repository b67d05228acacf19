export { durationMinutes, rangeMinutes, weekDayName, weekDayOf } from './calendar.ts';
