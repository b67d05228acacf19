import { createServer, type Server } from 'node:http';
import { DEFAULT_BEACON } from '../settings/settings.ts';
import { metrics } from './metrics.ts';
import type { Sink } from './sink.ts';
import { takeEvents } from './take-events.ts';

/**
 * A server of its own for what browsers report: takes reports at the beacon's default path, counts them at `/metrics` and hands them on.
 * It is meant to stand behind the portal's reverse proxy, which passes on the beacon's path only.
 */
export function receiver(sinks: readonly Sink[]): Server {
  const counted = metrics();
  return createServer((request, response) => {
    const [path] = (request.url ?? '/').split('?', 1);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    if (path === DEFAULT_BEACON) {
      return void takeEvents(request, response, (reported) => {
        counted.count(reported);
        for (const sink of sinks) sink.take(reported);
      });
    }
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (path === '/health/live') return void response.writeHead(204).end();
    if (path !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(counted.text());
  });
}
