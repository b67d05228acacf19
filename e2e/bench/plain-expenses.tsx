import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The peer of the typing figures: a report of 200 lines as one writes it by hand, in plain React with native inputs, every line open.
 * Its state is one array in the root; a line is memoised. No design, no rules beyond a total.
 */
const LINES = 200;
const FIELDS = ['date', 'merchant', 'amount', 'tax', 'notes'] as const;

type Line = Readonly<Record<(typeof FIELDS)[number], string>>;

const blank: Line = { date: '2026-11-16', merchant: '', amount: '12.00', tax: '', notes: '' };

function Report() {
  const [lines, setLines] = useState<readonly Line[]>(() => Array.from({ length: LINES }, () => blank));
  const change = useCallback(
    (at: number, part: Partial<Line>) =>
      setLines((before) => before.map((line, index) => (index === at ? { ...line, ...part } : line))),
    [],
  );
  return (
    <main>
      <output>{lines.reduce((sum, { amount }) => sum + (Number(amount) || 0), 0).toFixed(2)}</output>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
        <LineFields key={at} at={at} line={line} change={change} />
      ))}
    </main>
  );
}

interface LineFieldsProps {
  readonly at: number;
  readonly line: Line;
  readonly change: (at: number, part: Partial<Line>) => void;
}

const LineFields = memo(function LineFields({ at, line, change }: LineFieldsProps) {
  return (
    <fieldset>
      <legend>Line {at + 1}</legend>
      {FIELDS.map((name) => (
        <input
          key={name}
          aria-label={name}
          value={line[name]}
          onChange={(event) => change(at, { [name]: event.target.value })}
        />
      ))}
    </fieldset>
  );
});

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Report />);
