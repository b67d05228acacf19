import { useText } from 'shared-session';

/** Label keys and their values; unknown values are left out. */
export type Facts = readonly (readonly [labelKey: string, value: string | null])[];

export function FactList({ facts, className }: { readonly facts: Facts; readonly className: string }) {
  const t = useText();
  return (
    <dl className={className}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
