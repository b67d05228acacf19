import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { isEditable } from '../../state/item-store.ts';
import type { Receipts } from '../../state/receipts.ts';
import type { ReportState, ReportStore } from '../../state/report-store.ts';

const ReportContext = createContext<ReportStore | null>(null);

export const ReportProvider = ReportContext.Provider;

/** The store of the open report. */
export function useReportStore(): ReportStore {
  const store = use(ReportContext);
  if (store === null) throw new Error('A part of the report stands outside of it.');
  return store;
}

const ReceiptsContext = createContext<Receipts | null>(null);

export const ReceiptsProvider = ReceiptsContext.Provider;

/** The receipts of the open report. */
export function useReportReceipts(): Receipts {
  const receipts = use(ReceiptsContext);
  if (receipts === null) throw new Error('A part of the report stands outside of it.');
  return receipts;
}

/** A part of the report's state. The selected value must keep its identity while it has not changed. */
export const useReport = <T,>(select: (state: ReportState) => T): T => useStore(useReportStore(), select);

/** Whether the report can be changed now. */
export const useEditable = (): boolean => useReport((state) => isEditable(state) && state.busy === null);
