import type { Transporter } from 'nodemailer';
import type { MessageGateway } from './message-gateway.ts';
import { rightToLeftHtml } from './right-to-left-html.ts';

/** Shorter than the time that a user waits for a code. */
const DEADLINES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Connections are shared by messages that follow one another. A message whose connection breaks is the queue's to repeat. */
const SHARED = { pool: true, maxConnections: 3, maxMessages: 500, maxRequeues: 0 } as const;
/** The time for which connections wait for another message. */
const IDLE_MS = 250;

/** That a program sends the mail (RFC 3834), and how a mail program offers to end mails of this kind (RFC 8058). */
const headersOf = (unsubscribe: string | undefined) => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
});

/** Sends e-mail by an SMTP server: `smtp://user:password@host:587`, `smtps://…`. Plain text; a mail from right to left as HTML too. */
export function smtp(url: string, from: string): MessageGateway {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'portal.invalid';
  let made: Promise<Transporter> | undefined;
  let sending = 0;
  let closing: NodeJS.Timeout | undefined;
  const transport = () => {
    made ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, ...SHARED, ...DEADLINES }, { from }),
    );
    return made;
  };
  const use = async (work: (transporter: Transporter) => Promise<unknown>): Promise<void> => {
    clearTimeout(closing);
    sending += 1;
    try {
      await work(await transport());
    } finally {
      sending -= 1;
      if (sending === 0) {
        closing = setTimeout(() => {
          void made?.then((transporter) => transporter.close());
          made = undefined;
        }, IDLE_MS).unref();
      }
    }
  };
  return {
    send: ({ to, subject, text, unsubscribe }, id) =>
      use((transporter) =>
        transporter.sendMail({
          to,
          subject,
          text,
          html: rightToLeftHtml(text),
          ...(id ? { messageId: `<${id}@${host}>` } : {}),
          headers: headersOf(unsubscribe),
        }),
      ),
    check: () => use((transporter) => transporter.verify()),
  };
}
