import { StrictMode, useState } from 'react';

/** The element in a page that React renders on a server and takes over in the browser, as Next does. */
export function Page({ next }: { next: string }) {
  const [verified, setVerified] = useState('nothing');
  return (
    <StrictMode>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <title>Theirs</title>
          <script src="/embed.js" async />
        </head>
        <body>
          <h1>Security</h1>
          <p>Verified: {verified}</p>
          <recovery-options
            as-modal
            redirect-url={next}
            onrecovery-completed={({ detail }) =>
              setVerified(
                Object.keys(detail)
                  .filter((one) => detail[one as 'email'])
                  .join(),
              )
            }
          />
        </body>
      </html>
    </StrictMode>
  );
}

/** What both sides render: of the page's URL. */
export const nextOf = (url: string): string =>
  new URL(url, 'http://theirs').searchParams.get('next') ?? '/legacy/home.jsp';
