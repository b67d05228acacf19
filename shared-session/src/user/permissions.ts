import type { CurrentUser } from 'shared-client/users';

/** The signed-in user, as `GET /wand2/api/users/current` says (docs: session#current-user). */
export type User = CurrentUser;

/** "True for an MSP user who is a CSC/CSR or finance user and holds a given permission" (docs: session#msp-permission). */
export function checkMspUserPermission(user: User, permission: string): boolean {
  return user.userType === 'MSP' && (user.isCscCsr || user.isFinance) && user.permissions.includes(permission);
}

/** "True for a system admin, helpdesk or MSP admin." */
export function checkForAdminUser(user: User): boolean {
  return user.isSysAdmin || user.isHelpdesk || user.isMspAdmin;
}

/** "User type is Client." */
export function isManager(user: User): boolean {
  return user.userType === 'Client';
}

/** "User type is MSP or VMS." */
export function isMSP(user: User): boolean {
  return user.userType === 'MSP' || user.userType === 'VMS';
}

/** "All given permissions held." None given is true. */
export function hasPermissions(user: User, permissions: readonly string[]): boolean {
  return permissions.every((permission) => user.permissions.includes(permission));
}

/** "At least one." None given is false. */
export function hasAnyPermission(user: User, permissions: readonly string[]): boolean {
  return permissions.some((permission) => user.permissions.includes(permission));
}

/** "A Supplier's view-history-attachment permission depends on a supplied flag; for others it is true." */
export function canViewHistoryAttachment(user: User, supplierMayView: boolean): boolean {
  return user.userType !== 'Supplier' || supplierMayView;
}
