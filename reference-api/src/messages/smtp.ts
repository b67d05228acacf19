import { createTransport } from 'nodemailer';
import type { MessageGateway } from './messages.ts';

/** Sends e-mail by an SMTP server: `smtp://user:password@host:587`, `smtps://…`. Plain text only. */
export function smtp(url: string, from: string): MessageGateway {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
