import { type JSX, useMemo, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useLoad } from '../internal/load/index.ts';
import { OptionSearch, SEARCHED_FROM } from '../internal/option-search/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
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

/** One level of a drill-down: the items below the names chosen so far. */
export function Level({ label, names, chosen, searchable, load, onChoose }: LevelProps): JSX.Element {
  const text = usePageText();
  const [sought, setSought] = useState('');
  // A level belongs to one path: its names and its call do not change while it is shown.
  const {
    data: items,
    failed,
    retry,
  } = useLoad('level', (signal) => load(names, signal), 'A level of a drill-down could not be loaded.');
  const found = useMemo(() => matching(items ?? [], sought), [items, sought]);
  return (
    <section className="wd-drill-level" aria-label={label}>
      <h3>{label}</h3>
      {failed ? (
        <Button size="small" icon="refresh" onClick={retry}>
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
                  <span className="wd-option-name">{item.name}</span>
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
