import { type JSX, memo } from 'react';
import { Button } from '../button/index.ts';
import '../internal/texts/search-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { VirtualList } from '../internal/virtual-list/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { PanelLine, SearchOption } from './search-options.ts';
import type { SearchState } from './use-search.ts';

export interface SearchPanelProps {
  label: string;
  listId: string;
  state: SearchState;
  lines: readonly PanelLine[];
  /** The number of options among the lines. */
  count: number;
  /** The index of the option reached by the arrow keys; -1 for none. */
  active: number;
  /** The picked value. */
  picked: string | undefined;
  onPick: (option: SearchOption) => void;
  onRetry: () => void;
  onEnterNew: (() => void) | undefined;
  onAdvancedSearch: (() => void) | undefined;
}

/**
 * The results of a search, its progress, or its failure. It shows the text of the search, so it renders when there is a new state and not
 * at every keystroke.
 */
export const SearchPanel = memo(function SearchPanel(props: SearchPanelProps): JSX.Element {
  const { label, listId, state, lines, count, active } = props;
  const text = usePageText();
  return (
    <>
      <div className="wd-search-status" role="status" data-quiet={isQuiet(props) || undefined}>
        {state.kind === 'searching' || state.kind === 'idle' ? (
          <Spinner size={25} label={text('LBL_SEARCHING')} />
        ) : state.kind === 'failed' ? (
          <>
            <span>{text('ERR_SEARCH_FAILED')}</span>
            <Button size="small" onClick={props.onRetry}>
              {text('LBL_RETRY')}
            </Button>
          </>
        ) : count === 0 ? (
          text('LBL_NO_SEARCH_RESULT')
        ) : isQuiet(props) ? null : (
          <span>
            {count} {text('LBL_ITEMS_WITH')}{' '}
            <bdi>
              <b>“{state.text}”</b>
            </bdi>
          </span>
        )}
      </div>
      <VirtualList
        id={listId}
        role="listbox"
        aria-label={label}
        // Without it, a list that scrolls would be a tab stop.
        tabIndex={-1}
        className="wd-list wd-search-list"
        hidden={state.kind !== 'found' || count === 0}
        count={lines.length}
        active={lines.findIndex((line) => 'option' in line && line.at === active)}
        row={(index) => {
          const line = lines[index];
          if (line === undefined) return null;
          if ('heading' in line)
            return (
              <div key={`heading ${index}`} data-row="" role="presentation" className="wd-option wd-search-group">
                {line.heading}
              </div>
            );
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
            <div
              key={line.at}
              data-row=""
              id={`${listId}-${line.at}`}
              role="option"
              tabIndex={-1}
              className="wd-option"
              title={line.option.label}
              aria-selected={line.option.value === props.picked}
              aria-posinset={line.at + 1}
              aria-setsize={count}
              aria-description={line.group}
              data-active={line.at === active || undefined}
              onClick={() => props.onPick(line.option)}
            >
              <span className="wd-option-name">{line.option.label}</span>
            </div>
          );
        }}
      />
      {props.onEnterNew === undefined && props.onAdvancedSearch === undefined ? null : (
        <div className="wd-search-foot">
          {props.onEnterNew === undefined ? null : (
            <Button variant="quiet" size="small" icon="plus" onClick={props.onEnterNew}>
              {text('LBL_ENTER_NEW')}
            </Button>
          )}
          {props.onAdvancedSearch === undefined ? null : (
            <Button variant="quiet" size="small" icon="filter" onClick={props.onAdvancedSearch}>
              {text('LBL_ADVANCED_SEARCH')}
            </Button>
          )}
        </div>
      )}
    </>
  );
});

/** Whether there is nothing to show: all options are shown and no text was searched. */
function isQuiet({ state, count }: SearchPanelProps): boolean {
  return state.kind === 'found' && state.text === '' && count > 0;
}
