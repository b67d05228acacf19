import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { changedLines } from '../../../domain/checklist/changed-lines.ts';
import type { ChecklistLine } from '../../../domain/checklist/checklist.ts';
import { formatIssue } from '../issue-text.ts';
import { useNamesOfDays } from './use-names-of-days.ts';

/** Nothing is announced while the user types; milliseconds. */
const PAUSE = 1500;
/** More changes than this are announced as a number. */
const NAMED = 2;

/** The changes of the checklist since the last announcement, after a pause in typing. */
export function useChecklistNews(lines: readonly ChecklistLine[]): string {
  const t = useText();
  const names = useNamesOfDays();
  const said = useRef(lines);
  const [news, setNews] = useState('');
  const tell = useEffectEvent(() => {
    const changed = changedLines(said.current, lines);
    said.current = lines;
    if (!changed) return;
    const sentences = changed.added.slice(0, NAMED).map(({ day, says }) => {
      const name = day === undefined ? '' : names([day]);
      const text = says ? formatIssue(t, { ...says, params: { day: name, ...says.params } }) : '';
      return name === '' ? text : `${name}: ${text}`;
    });
    const complete =
      changed.complete.length === 0
        ? []
        : changed.complete.length === 1
          ? [t('LBL_DAY_COMPLETE', { day: names(changed.complete) })]
          : [t('LBL_DAYS_COMPLETE', { days: names(changed.complete) })];
    const left = changed.left === 0 ? t('LBL_READY') : t('LBL_THINGS_LEFT', { count: changed.left });
    setNews([...complete, ...sentences, left].map((one) => one.replace(/[^.?!]$/, '$&.')).join(' '));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies(lines): a change restarts the pause.
  useEffect(() => {
    const timer = setTimeout(() => tell(), PAUSE);
    return () => clearTimeout(timer);
  }, [lines]);
  return news;
}
