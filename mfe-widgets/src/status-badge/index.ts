export { type BillingItemStatus, explanation, StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
