import { notifications } from 'shared-session';
import { reviewNotices } from './review-notices.ts';

test('what four copied days leave to review is said once, and goes with the timecard', () => {
  const other = notifications.notify({ message: 'Saved', duration: null });
  for (let day = 0; day < 4; day += 1) reviewNotices.add(['Review the timecard: Cost centre']);
  const messages = () => notifications.getState().toasts.map(({ message }) => message);
  expect(messages()).toEqual(['Saved', 'Review the timecard: Cost centre']);
  reviewNotices.clear();
  expect(messages()).toEqual(['Saved']);
  notifications.dismiss(other);
});
