import { RecoveryOptions } from 'portal-recovery-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The component in React 18, which sets no properties and hears no events of elements by itself. */
function Page() {
  const [verified, setVerified] = useState('nothing');
  const completed = ({ detail }) =>
    setVerified(
      Object.keys(detail)
        .filter((one) => detail[one])
        .join(),
    );
  return (
    <main>
      <p>Verified: {verified}</p>
      <RecoveryOptions className="card" skipLocationChange onRecoveryCompleted={completed} />
    </main>
  );
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
