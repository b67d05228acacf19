import '../../texts/report.ts';

/** Parts that few resets need: a report by the link of a notice, and the review afterwards. They are a separate script. */
export { Report } from './report/report.tsx';
export { Review } from './report/review.tsx';
