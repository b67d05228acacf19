import { eventsOf } from './events.ts';

test('complete events are read, comments are not, and a beginning is kept', () => {
  expect(eventsOf('data: {"a":1}\n\n:\n\ndata: 2\ndata: 3\n\ndata: 4')).toEqual({
    events: ['{"a":1}', '2\n3'],
    rest: 'data: 4',
  });
  expect(eventsOf('id: 7\r\ndata: 1\r\n\r\n')).toEqual({ events: ['1'], rest: '' });
  expect(eventsOf('')).toEqual({ events: [], rest: '' });
});
