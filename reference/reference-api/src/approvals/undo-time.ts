/** The time in which a decision can be undone (docs: approvals#approval-undo, approvals#record-undo). */
export const UNDO_MS = 10_000;
