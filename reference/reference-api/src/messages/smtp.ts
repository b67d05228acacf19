import type { Transporter } from 'nodemailer';
import type { MessageGateway } from './message-gateway.ts';

/** Shorter than the time that a user waits for a code. */
const DEADLINES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Sends e-mail by an SMTP server: `smtp://user:password@host:587`, `smtps://…`. Plain text only. */
export function smtp(url: string, from: string): MessageGateway {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text }) {
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url, ...DEADLINES }, { from }),
      );
      await (await transport).sendMail({ to, subject, text });
    },
  };
}
