import { type JSX, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { inputStyled } from '../internal/styles/inputs-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { chosenAt, hasNext, isTerminal, type LevelItem, type Path } from './drill-down-path.ts';
import { Level } from './level.tsx';
import '../internal/texts/inputs-english.ts';

export interface DrillDownDialogProps {
  open: boolean;
  title: string;
  /** Names of the levels, 1 to 10. */
  levels: readonly string[];
  /**
   * Loads the items of the level below the names chosen so far. A failure stops the spinner, as specified; it is logged and can be retried.
   */
  loadLevel: (names: readonly string[], signal: AbortSignal) => Promise<readonly LevelItem[]>;
  helpText?: string | null;
  /** Levels have a search however short they are; long ones always have one. */
  searchable?: boolean;
  onSelect: (path: Path) => void;
  onCancel: () => void;
}

/** Picks a value at the end of up to ten levels, in a dialog of 800x500 (docs: custom-fields#drill-down). */
export function DrillDownDialog(props: DrillDownDialogProps): JSX.Element {
  const { open, title, levels, onSelect, onCancel } = props;
  const text = usePageText();
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
      <div ref={inputStyled} className="wd-drill">
        {Array.from({ length: shown }, (_, level) => {
          const names = path.slice(0, level).map((item) => item.name);
          return (
            <Level
              key={names.join('\u0000')}
              label={levels[level] ?? text('LBL_LEVEL', { level: level + 1 })}
              names={names}
              chosen={path[level]}
              searchable={props.searchable === true}
              load={props.loadLevel}
              onChoose={(item) => setPath(chosenAt(path, level, item))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
