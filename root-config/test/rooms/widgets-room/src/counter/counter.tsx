import { useState, version } from 'react';

/** A widget with state: it works only when the micro-frontend around it uses the same React. */
export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-react={version} onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}
