export {
  type AskedDelegation,
  DELEGATE_PERMISSIONS,
  DELEGATION_STATES,
  type DelegatePermission,
  type DelegationIssue,
  type DelegationPeriod,
  type DelegationState,
  type DelegationToken,
  delegationIssues,
  delegationState,
  LONGEST_DELEGATION,
} from './delegation.ts';
