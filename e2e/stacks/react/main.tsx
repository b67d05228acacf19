import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The element in React 19: StrictMode mounts it twice, and attributes and events are props. */
function Page() {
  const [verified, setVerified] = useState('nothing');
  return (
    <main>
      <p>Verified: {verified}</p>
      <recovery-options
        skip-location-change
        onrecovery-completed={({ detail }) =>
          setVerified(
            Object.keys(detail)
              .filter((one) => detail[one as 'email'])
              .join(),
          )
        }
      />
    </main>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
