import type { EditMetadata, SaveResponse, TimecardSavePayloadInput } from 'shared-client/schema/billing';
import { type Answer, TestClient } from '../src/testing/test-client.ts';
import { ITEMS, officeDay, payloadOf } from '../src/testing/timecard-client.ts';
import { sendOversized } from './oversized.ts';
import type { Settings } from './settings.ts';
import { Skipped } from './skipped.ts';

const DAY_MS = 24 * 60 * 60_000;

type Saved = Omit<Answer, 'body'> & { readonly body: SaveResponse };
type Role = keyof Settings['accounts'];

/** The server under test, with what the rules need from it: signed-in users, and unused timecards. */
export class Driver {
  readonly settings: Settings;
  readonly #origin: string;
  readonly #clients = new Map<Role, Promise<TestClient>>();
  /** The number of weeks that already have a timecard. */
  #taken = 0;

  constructor(origin: string, settings: Settings) {
    this.#origin = origin;
    this.settings = settings;
  }

  /** A browser without a signed-in user. */
  stranger = (): TestClient => new TestClient(this.#origin);

  /** A browser with a signed-in account; the same one each time. */
  as(role: Role): Promise<TestClient> {
    const known = this.#clients.get(role);
    if (known) return known;
    const made = this.signIn(role);
    this.#clients.set(role, made);
    return made;
  }

  /** A new browser with a signed-in account. */
  async signIn(role: Role): Promise<TestClient> {
    const client = this.stranger();
    const { userName, password } = this.settings.accounts[role];
    await client.signIn(userName, password);
    return client;
  }

  /** The payload of a first save for a week without a timecard, with one day filled. */
  async newTimecard(): Promise<TimecardSavePayloadInput> {
    const worker = await this.as('worker');
    const weeks = this.settings.engagementIds.flatMap((id) =>
      Array.from({ length: this.settings.weeksBack }, (_, back) => ({ id, back })),
    );
    for (; this.#taken < weeks.length; this.#taken++) {
      const { id, back } = weeks[this.#taken] as (typeof weeks)[number];
      const date = new Date(Date.now() - back * 7 * DAY_MS).toISOString().slice(0, 10);
      const found = await worker.get(`${ITEMS}/0/metadata?engagementId=${id}&selectedDate=${date}`);
      const metadata = found.body as EditMetadata;
      const day = metadata.workedDates?.[1];
      if (found.status === 200 && !metadata.billingItemId && day) return payloadOf(metadata, [officeDay(day)]);
    }
    throw new Skipped('the engagements have no week without a timecard any more');
  }

  async send(mode: 'save' | 'submit', payload: object, key?: string): Promise<Saved> {
    const worker = await this.as('worker');
    const headers = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    return worker.post(mode === 'save' ? ITEMS : `${ITEMS}/submit`, payload, headers);
  }

  /** The status of a save with a body of the given number of bytes. */
  async sendBytes(bytes: number): Promise<number> {
    const { accessToken } = await this.as('worker');
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    return sendOversized(this.#origin + ITEMS, headers, bytes);
  }

  /** Saves or submits. @returns the payload for the next call */
  async change(mode: 'save' | 'submit', payload: TimecardSavePayloadInput): Promise<TimecardSavePayloadInput> {
    const { status, body, text } = await this.send(mode, payload);
    if (status !== 200 || !((body.billingItemId ?? 0) > 0)) {
      throw new Error(`a valid ${mode} was answered ${status}: ${text.slice(0, 300)}`);
    }
    return { ...payload, id: body.billingItemId, version: body.version ?? 0 };
  }

  async decide(role: Role, decision: string, { id, version }: TimecardSavePayloadInput): Promise<Answer> {
    const client = await this.as(role);
    return client.post(`${ITEMS}/${id}/${decision}`, { version, reason: 'Please correct Tuesday.' });
  }

  async statusOf({ id }: TimecardSavePayloadInput): Promise<unknown> {
    return (await (await this.as('worker')).get(`${ITEMS}/${id}`)).body.status;
  }

  /** The newest code that was sent to an address. */
  async newestCode(to: string): Promise<string> {
    if (!this.settings.outbox) throw new Skipped('the settings name no outbox');
    const address = this.settings.outbox.replace('{to}', encodeURIComponent(to));
    const response = await this.stranger().get(address);
    const code = /\b\d{8}\b/.exec(response.body[0]?.text ?? '')?.[0];
    if (!code) throw new Error(`no message with a code of 8 digits was sent to ${to}`);
    return code;
  }
}

export const tokenOf = ({ body }: Pick<Answer, 'body'>): unknown => body?.errors?.[0]?.errorToken;
