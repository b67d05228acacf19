import { type JSX, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Icon } from '../icon/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { VirtualList } from '../internal/virtual-list/index.ts';
import { Spinner } from '../spinner/index.ts';
import { chosenAt, hasNext, isTerminal, type LevelItem, type Path } from './drill-down-path.ts';

export interface DrillDownDialogProps {
  open: boolean;
  title: string;
  /** Names of the levels, 1 to 10. */
  levels: readonly string[];
  /** The items of the level below the names chosen so far. A failure stops the spinner, as specified; it is logged and can be tried again. */
  loadLevel: (names: readonly string[], signal: AbortSignal) => Promise<readonly LevelItem[]>;
  helpText?: string | null;
  onSelect: (path: Path) => void;
  onCancel: () => void;
}

/** A value at the end of up to ten levels, in a dialog of 800x500 (document 002, sections 2.11 and 2.12). */
export function DrillDownDialog(props: DrillDownDialogProps): JSX.Element {
  const { open, title, levels, onSelect, onCancel } = props;
  const text = useWidgetText();
  const [path, setPath] = useState<Path>([]);
  const cancel = (): void => {
    setPath([]);
    onCancel();
  };
  const shown = path.length + (path.length === 0 || hasNext(path, levels.length) ? 1 : 0);
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      width={800}
      height={500}
      footer={
        <>
          <Button onClick={cancel}>{text('LBL_CANCEL')}</Button>
          <Button
            variant="primary"
            disabled={!isTerminal(path)}
            onClick={() => {
              onSelect(path);
              setPath([]);
            }}
          >
            {text('LBL_SELECT')}
          </Button>
        </>
      }
    >
      {props.helpText ? <p className="wd:mb-3">{props.helpText}</p> : null}
      <p className="wd-drill-path" aria-live="polite">
        {path.map((item) => item.name).join(' › ') || ' '}
      </p>
      <div className="wd-drill">
        {Array.from({ length: shown }, (_, level) => {
          const names = path.slice(0, level).map((item) => item.name);
          return (
            <Level
              key={names.join('\u0000')}
              label={levels[level] ?? text('LBL_LEVEL', { level: level + 1 })}
              names={names}
              chosen={path[level]}
              load={props.loadLevel}
              onChoose={(item) => setPath(chosenAt(path, level, item))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

interface LevelProps {
  label: string;
  names: readonly string[];
  chosen: LevelItem | undefined;
  load: DrillDownDialogProps['loadLevel'];
  onChoose: (item: LevelItem) => void;
}

function Level({ label, names, chosen, load, onChoose }: LevelProps): JSX.Element {
  const text = useWidgetText();
  const [items, setItems] = useState<readonly LevelItem[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A level stands for one path: its names and its call do not change while it is shown.
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    load(names, abort.signal).then(
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
        <VirtualList
          className="wd-drill-list"
          count={items.length}
          row={(index) => {
            const item = items[index];
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
      )}
    </section>
  );
}
