import type { Page } from '@playwright/test';
import type { TestClient } from 'reference-api/testing/test-client';
import { code, codeIn, email, FIRST_TIME, phone, press, title } from '../setup/recovery/recovery-page.ts';
import { awaitedMails, sentTo } from './mails.ts';

const REGISTRATIONS = '/wand2/api/passwordRegistrations';
const PASSWORD = 'Portal-2026';

/** The code that was sent to an address or a number. */
const codeTo = async (url: string, to: string): Promise<string> =>
  codeIn((await awaitedMails(url, [to], (message) => codeIn(message) !== ''))[0]);

/** What people register, as they type it and as it is stored. */
const TYPED = [
  { email: 'walks@example.com', typed: '2133734253', mobile: '+12133734253' },
  { email: 'Kim.ONeil+portal@example.co.uk', typed: '(213) 373-4254', mobile: '+12133734254' },
  { email: 'ab@example.com', typed: '', mobile: '' },
] as const;

/** The contacts that somebody registers in a walk, for a forgotten password. */
export class Contacts {
  readonly #url: string;
  readonly #account: string;
  #email = '';
  #mobile = '';
  /** The addresses that were replaced. */
  readonly #former: string[] = [];

  constructor(url: string, account: string) {
    this.#url = url;
    this.#account = account;
  }

  /** The address in force; '' for none. */
  get email(): string {
    return this.#email;
  }

  /** Every address that was registered in the walk. */
  get emails(): readonly string[] {
    return this.#email === '' ? [] : [...this.#former, this.#email];
  }

  /** Registers contacts on the pages of the flow; afterwards another address by the calls, as on another device. */
  async registers(at: number, page: Page, client: TestClient): Promise<string> {
    if (this.#email !== '') return this.#changes(client);
    const { email: address, typed, mobile } = TYPED[at % TYPED.length] as (typeof TYPED)[number];
    await page.goto(FIRST_TIME);
    await email(page).fill(address);
    await phone(page).pressSequentially(typed);
    await press(page, 'Continue');
    for (const [to, heading] of [
      [address, 'Register Email'],
      [mobile, 'Register Mobile'],
    ]) {
      if (!to) continue;
      await title(page, heading as string).waitFor();
      await page.getByText(/^Expires in/).waitFor();
      await code(page).fill(await codeTo(this.#url, to));
    }
    await title(page, 'Password Recovery Registration Complete').waitFor();
    this.#email = address;
    this.#mobile = mobile;
    return `registers ${[address, typed].filter(Boolean).join(' and ')}`;
  }

  async #changes(client: TestClient): Promise<string> {
    const root = `${REGISTRATIONS}/${await userIdOf(client)}`;
    const address = `Walks-${this.#former.length + 2}@example.com`;
    await client.post(`${REGISTRATIONS}/authenticate`, { userName: this.#account, password: PASSWORD });
    const { status } = await client.post(`${root}/email`, { email: address });
    if (status !== 200) return `cannot replace the address (${status})`;
    const sent = await codeTo(this.#url, address);
    const { body } = await client.post(`${root}/register`, { type: 'Email', code: sent });
    if (body.status !== 'success') return `cannot register ${address} (${body.statusReason})`;
    this.#former.push(this.#email);
    this.#email = address;
    return `registers ${address} instead on another device`;
  }

  /** The differences between what was registered and what the account's page, its calls and the messages say. */
  async saidDifferently(page: Page, client: TestClient): Promise<string[]> {
    if (this.#email === '') return [];
    const wrong: string[] = [];
    const shown = [hidden(this.#email), ...(this.#mobile ? [hidden(this.#mobile)] : [])];
    const account = (await client.get('/wand2/api/account')).body;
    const listed: string[] = account.contacts.map(({ masked }: { masked: string }) => masked);
    if (listed.join() !== shown.join()) wrong.push(`the account's call has ${listed}, registered were ${shown}`);
    await client.post(`${REGISTRATIONS}/authenticate`, { userName: this.#account, password: PASSWORD });
    const { body } = await client.get(`${REGISTRATIONS}/${await userIdOf(client)}?unmask=true`);
    const stored = `${body.email} and ${body.mobile}`;
    const wanted = `${this.#email} and ${this.#mobile.replace('+1', '') || 'null'}`;
    if (stored !== wanted) wrong.push(`the call of the contacts has ${stored}, registered were ${wanted}`);
    await page.goto('/#/user-account');
    for (const contact of shown)
      await page
        .getByText(contact, { exact: true })
        .first()
        .waitFor()
        .catch(() => wrong.push(`the account's page does not show ${contact}`));
    return [...wrong, ...(await this.#messagesDiffer())];
  }

  /** Each contact was sent its code; those of before are told what has come, and no message says all of another contact. */
  async #messagesDiffer(): Promise<string[]> {
    const wrong: string[] = [];
    const all = [...this.emails, ...(this.#mobile ? [this.#mobile] : [])];
    for (const to of all) {
      const after = all[all.indexOf(to) + 1];
      const told = this.#former.includes(to)
        ? `of your account ${this.#account} is now ${hidden(after as string)}.`
        : to === this.emails[0] && this.#mobile
          ? `${hidden(this.#mobile)} can now be used to get back into your account ${this.#account}.`
          : '';
      const isTold = await awaitedMails(this.#url, [to], ({ text }) => text.includes(told));
      if (isTold.length === 0) wrong.push(`${to} was not told: ${told}`);
      const sent = await sentTo(this.#url, to);
      if (sent.filter(({ text }) => /verification code/.test(text)).length !== 1)
        wrong.push(`${to} was not sent one code`);
      const whole = all.find((other) => other !== to && sent.some(({ text }) => text.includes(other)));
      if (whole) wrong.push(`a message to ${to} says ${whole}`);
    }
    return wrong;
  }
}

const userIdOf = async (client: TestClient): Promise<number> =>
  (await client.get('/wand2/api/users/current')).body.userId;

/** A contact as others may see it: the first letters and the domain, or the last four digits. */
function hidden(contact: string): string {
  const at = contact.indexOf('@');
  return at < 0 ? `••••${contact.slice(-4)}` : `${contact.slice(0, at > 3 ? 2 : 1)}••••${contact.slice(at)}`;
}
