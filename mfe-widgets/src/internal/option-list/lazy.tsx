import { type JSX, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Skeleton } from '../../skeleton/index.ts';
import { useLoad } from '../load/index.ts';
import { usePageText } from '../texts/use-page-text.ts';
import type { ChosenTagsProps } from './chosen-tags.tsx';
import type { OptionListProps } from './option-list.tsx';

type Choosing = typeof import('./choosing.ts');

let loaded: Choosing | undefined;

async function loadChoosing(): Promise<Choosing> {
  loaded ??= await import('./choosing.ts');
  return loaded;
}

/** Prefetches the lists when the user points at the control that opens one. */
export function preloadChoosing(): void {
  // Opening the list loads it again, then with a message if it fails.
  loadChoosing().catch(() => undefined);
}

/** A list of options that uses React Aria. Its script is loaded with the first list that is shown, not with the page. */
export function OptionList(props: OptionListProps): JSX.Element {
  return <Loaded>{({ OptionList: Ready }) => <Ready {...props} />}</Loaded>;
}

/** The chosen options as removable chips; loaded like `OptionList`. */
export function ChosenTags(props: ChosenTagsProps): JSX.Element {
  return <Loaded>{({ ChosenTags: Ready }) => <Ready {...props} />}</Loaded>;
}

function Loaded({ children }: { children: (module: Choosing) => JSX.Element }): JSX.Element {
  const text = usePageText();
  const [known] = useState(() => loaded);
  const { data, failed, retry } = useLoad(known ? undefined : 'lists', loadChoosing, 'A list could not be loaded.');
  const module = known ?? data;
  if (module !== undefined) return children(module);
  if (!failed) return <Skeleton lines={4} label={text('LBL_LOADING')} />;
  return (
    <p role="alert" className="wd:flex wd:items-center wd:justify-between wd:gap-3">
      {text('ERR_OPTIONS_FAILED')}
      <Button size="small" onClick={retry}>
        {text('LBL_RETRY')}
      </Button>
    </p>
  );
}
