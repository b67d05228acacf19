import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receiver } from 'deployments/receiver';
import { repository } from '../paths.ts';
import { onFreePort, runService } from '../process/run-service.ts';

const folder = join(repository, 'platform', 'deployments', 'monitoring');
const dashboard = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8')) as {
  panels: { id: number; title: string; targets: { expr: string }[]; gridPos: { x: number; w: number } }[];
};
const [prometheus, promtool] = ['/usr/bin/prometheus', '/usr/bin/promtool'];

test('each panel of the dashboard has a number, a title, a query and a place of its own', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  for (const { targets, gridPos } of panels) {
    expect(targets).toHaveLength(1);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});

(process.env.TEST_WIDE && existsSync(prometheus) ? describe : describe.skip)('with Prometheus', () => {
  test('the rules and the configuration are valid', () => {
    expect(() => execFileSync(promtool, ['check', 'rules', join(folder, 'alerts.yml')])).not.toThrow();
    expect(() => execFileSync(promtool, ['check', 'config', join(folder, 'prometheus.yml')])).not.toThrow();
  });

  test('each query of the dashboard has a result when browsers have reported', async () => {
    const data = await mkdtemp(join(tmpdir(), 'prometheus-'));
    const events = receiver([]).listen(0, '127.0.0.1');
    await once(events, 'listening');
    const target = `127.0.0.1:${(events.address() as AddressInfo).port}`;
    const settings = JSON.stringify({
      global: { scrape_interval: '1s' },
      scrape_configs: [{ job_name: 'portal', static_configs: [{ targets: [target] }] }],
    });
    await writeFile(join(data, 'prometheus.yml'), settings);
    let url = '';
    const service = await onFreePort((port) => {
      url = `http://127.0.0.1:${port}`;
      return runService({
        name: 'prometheus',
        command: prometheus,
        args: [
          `--config.file=${join(data, 'prometheus.yml')}`,
          `--storage.tsdb.path=${join(data, 'data')}`,
          `--web.listen-address=127.0.0.1:${port}`,
        ],
        ready: async () => (await fetch(`${url}/-/ready`)).ok,
      });
    });
    try {
      const waiting = new Map(dashboard.panels.map(({ title, targets }) => [title, targets[0]?.expr ?? '']));
      while (waiting.size > 0) {
        await fetch(`http://${target}/monitoring/events`, { method: 'POST', body: JSON.stringify(reported) });
        await new Promise((resolve) => setTimeout(resolve, 500));
        for (const [title, expr] of waiting) {
          // Variables that Grafana replaces.
          const query = expr.replaceAll('$__rate_interval', '10s').replaceAll('$micro_frontend', '.*');
          const answer = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
          const { status, error, data: found } = (await answer.json()) as Answer;
          expect([title, status, error]).toEqual([title, 'success', undefined]);
          const numbers = found.result.map(({ value: [, value] }) => Number(value));
          // No browser has reported versions that do not exist.
          if (numbers.some((one) => one > 0) || title === 'Not counted') waiting.delete(title);
        }
      }
    } finally {
      await service.close();
      events.closeAllConnections();
      events.close();
      await rm(data, { recursive: true });
    }
  });
});

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data: { readonly result: readonly { readonly value: readonly [number, string] }[] };
}

const own = { microFrontend: 'mfe_a', version: '2', cohort: 'candidate', route: '/a' };
const reported = {
  revision: 1,
  trial: {
    canaries: [{ microFrontend: 'mfe_a', version: '2', group: 'candidate' }],
    counts: ['page', 'failed'],
  },
  events: [
    { type: 'mount', ...own, request: 'mfe_a/page', outcome: 'failed', ms: 1 },
    { type: 'load', ...own, request: 'mfe_a/page', outcome: 'failed', ms: 1 },
    { type: 'error', ...own, kind: 'render', by: 'script', thrownIn: { microFrontend: 'mfe_widgets', version: '3' } },
  ],
};
