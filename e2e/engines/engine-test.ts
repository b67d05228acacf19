import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { button, label } from 'deployments/engines';
import type { Message } from '../setup/portal-test.ts';
import { type Served, servedFixture } from '../setup/served.ts';
import { ENGINES, type EngineName, installed } from './installed.ts';
import { type Visitor, visitor } from './visitor.ts';

interface Fixtures {
  engine: EngineName;
  /** A user in a browser of their own; errors and policy violations on their pages fail the test. */
  visit: Visitor;
  /** Signs in through the real sign-in page. */
  signIn(returnUrl?: string, account?: string): Promise<void>;
  /** The only message to an address, or the only one that says something, once it is sent. */
  message(to: string, says?: RegExp): Promise<Message>;
}

const fixtures = base.extend<Fixtures, { served: Served }>({
  engine: ['chromium', { option: true }],
  served: servedFixture(),
  visit: async ({ engine: name, served }, use, testInfo) => {
    const engine = installed(name);
    if ('missing' in engine) {
      const words = `${engine.missing} missing: this does not run in ${name}. apt-get install ${engine.missing}`;
      if (process.env.CI) throw new Error(words);
      console.log(`\n!!! ${words}\n`);
      testInfo.skip(true, words);
      return;
    }
    const reset = await fetch(`${served.url}/dev/reset`, { method: 'POST' });
    if (!reset.ok) throw new Error(`The sample data could not be restored: ${reset.status} ${await reset.text()}`);
    const window = await engine.open();
    try {
      await use(visitor(window, served.url));
      if (testInfo.status === testInfo.expectedStatus) base.expect(window.problems()).toEqual([]);
      else await writeFile(testInfo.outputPath('window.png'), await window.screenshot());
    } finally {
      await window.close();
    }
  },
  signIn: async ({ visit }, use) => {
    await use(async (returnUrl = '/', account = 'worker') => {
      await visit.open(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      await visit.fill(label('User name'), account);
      await visit.fill(label('Password'), 'Portal-2026');
      await visit.click(button('Sign in'));
      await visit.seeAddress(/^\w+:\/\/[^/]+\/(?!login)/);
    });
  },
  message: async ({ served }, use) => {
    await use(async (to, says = /(?:)/) => {
      let messages: Message[] = [];
      await base.expect
        .poll(
          async () => {
            const sent: Message[] = await (await fetch(`${served.url}/dev/outbox?to=${encodeURIComponent(to)}`)).json();
            messages = sent.filter((one) => says.test(one.text));
            return messages.length;
          },
          { message: `a message to ${to}`, timeout: 60_000 },
        )
        .toBe(1);
      return messages[0] as Message;
    });
  },
});

/** Declares tests once an engine. Those that only `npm run test:all` runs say `@wide` in their titles. */
export function inEveryEngine(declare: (test: typeof fixtures) => void): void {
  for (const engine of ENGINES) {
    fixtures.describe(engine, () => {
      fixtures.use({ engine });
      declare(fixtures);
    });
  }
}

export const { expect } = fixtures;
