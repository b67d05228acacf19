import { type JSX, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { OptionSearch, SEARCHED_FROM } from '../internal/option-search/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { VirtualList } from '../internal/virtual-list/index.ts';
import { Spinner } from '../spinner/index.ts';
import { type LevelItem, matching } from './drill-down-path.ts';

export interface LevelProps {
  label: string;
  names: readonly string[];
  chosen: LevelItem | undefined;
  searchable: boolean;
  load: (names: readonly string[], signal: AbortSignal) => Promise<readonly LevelItem[]>;
  onChoose: (item: LevelItem) => void;
}

/** One level of a drill-down: what is below the names chosen so far. */
export function Level({ label, names, chosen, searchable, load, onChoose }: LevelProps): JSX.Element {
  const text = useWidgetText();
  const [items, setItems] = useState<readonly LevelItem[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [sought, setSought] = useState('');
  const found = useMemo(() => matching(items ?? [], sought), [items, sought]);
  // A level stands for one path: its names and its call do not change while it is shown.
  const fetchItems = useEffectEvent((signal: AbortSignal) => load(names, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    fetchItems(abort.signal).then(
      (loaded) => {
        if (!abort.signal.aborted) setItems(loaded);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('A level of a drill-down could not be loaded.', error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [attempt]);
  return (
    <section className="wd-drill-level" aria-label={label}>
      <h3>{label}</h3>
      {failed ? (
        <Button size="small" icon="refresh" onClick={() => setAttempt(attempt + 1)}>
          {text('LBL_RETRY')}
        </Button>
      ) : items === undefined ? (
        <Spinner size={25} label={text('LBL_LOADING')} />
      ) : items.length === 0 ? (
        <p className="wd:text-ink-3">{text('LBL_NO_SEARCH_RESULT')}</p>
      ) : (
        <>
          {searchable || items.length > SEARCHED_FROM ? <OptionSearch of={label} onSought={setSought} /> : null}
          {found.length === 0 ? <p className="wd-drill-none">{text('LBL_NO_SEARCH_RESULT')}</p> : null}
          <VirtualList
            className="wd-drill-list"
            hidden={found.length === 0}
            count={found.length}
            row={(index) => {
              const item = found[index];
              if (item === undefined) return null;
              return (
                <button
                  key={item.name}
                  data-row=""
                  type="button"
                  className="wd-option"
                  aria-pressed={chosen?.name === item.name}
                  onClick={() => onChoose(item)}
                >
                  <span className="wd-country-name">{item.name}</span>
                  {item.id === 1 ? <Icon name="chevron-right" size={14} className="wd-option-end" /> : null}
                </button>
              );
            }}
          />
        </>
      )}
    </section>
  );
}
