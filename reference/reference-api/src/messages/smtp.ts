import type { Transporter } from 'nodemailer';
import type { MessageGateway } from './message-gateway.ts';

/** Shorter than the time that a user waits for a code. */
const DEADLINES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Sends e-mail by an SMTP server: `smtp://user:password@host:587`, `smtps://…`. Plain text only. */
export function smtp(url: string, from: string): MessageGateway {
  let made: Promise<Transporter> | undefined;
  const transport = () => {
    made ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...DEADLINES }, { from }));
    return made;
  };
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'portal.invalid';
  return {
    async send({ to, subject, text }, id) {
      await (await transport()).sendMail({ to, subject, text, ...(id ? { messageId: `<${id}@${host}>` } : {}) });
    },
    async check() {
      await (await transport()).verify();
    },
  };
}
