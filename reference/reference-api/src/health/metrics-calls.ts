import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { stateOfChannels } from '../messages/queue-state.ts';
import { latenessOfRounds } from '../queue/rounds.ts';

export const readMetrics = defineCall({
  method: 'GET',
  path: '/metrics',
  summary:
    'Counts for Prometheus: messages that wait, the age of the oldest, those that were given up, and work that is late.',
  source: 'operations',
  auth: 'none',
  response: v.string(),
  contentType: 'text/plain',
  async handle({ services: { db }, reply }) {
    const channels = await stateOfChannels(db);
    const metric = (name: string, help: string, value: (state: (typeof channels)[number]) => number) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...channels.map((state) => `${name}{channel="${state.channel}"} ${value(state)}`),
    ];
    const lines = [
      ...metric('portal_messages_waiting', 'Messages that are still tried.', ({ waiting }) => waiting),
      ...metric('portal_messages_oldest_seconds', 'Age of the oldest of them.', ({ oldestSeconds }) =>
        Math.round(oldestSeconds),
      ),
      ...metric('portal_messages_dead', 'Messages that were given up.', ({ dead }) => dead),
      '# HELP portal_work_late_seconds Seconds by which work in the background is late.',
      '# TYPE portal_work_late_seconds gauge',
      ...(await latenessOfRounds({ db })).map(
        ({ name, seconds }) => `portal_work_late_seconds{work="${name}"} ${Math.round(seconds)}`,
      ),
    ];
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return `${lines.join('\n')}\n`;
  },
});
