import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { stateOfChannels } from '../messages/queue-state.ts';

export const readMetrics = defineCall({
  method: 'GET',
  path: '/metrics',
  summary: 'Counts for Prometheus: messages that wait, the age of the oldest, and those that were given up.',
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
    ];
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return `${lines.join('\n')}\n`;
  },
});
