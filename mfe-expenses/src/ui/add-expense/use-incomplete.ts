import { useCallback } from 'react';
import type { LineForm } from '../../domain/report-form.ts';
import { chargedParts } from '../../domain/split-form.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { customFieldsLoaded, formOfLine } from './cost-form.ts';
import { useReport } from './report-context.tsx';

/** Whether a line lacks a value that it must be charged to. Until the widget is loaded, only the server checks this. */
export function useIncomplete(): (line: LineForm) => boolean {
  const definitions = useReport((state) => state.metadata.clientCustomFieldDefDtos);
  const widget = useLoaded(definitions.length > 0 ? customFieldsLoaded : null).data;
  return useCallback(
    ({ expenseDate, ...line }) =>
      widget !== null &&
      chargedParts(line).some(
        ({ values }) => formOfLine(widget, definitions, { values, expenseDate }).errors().length > 0,
      ),
    [widget, definitions],
  );
}
