export { type DraftSaver, onSaveDrafts, saveDrafts } from './draft-savers.ts';
export {
  addOfflineQueue,
  /** @deprecated Use `addOfflineQueue`. */
  addOfflineQueue as addSender,
  offlineQueues,
  /** @deprecated Use `offlineQueues`. */
  offlineQueues as waitingSenders,
  onOfflineQueuesChanged,
  /** @deprecated Use `onOfflineQueuesChanged`. */
  onOfflineQueuesChanged as onSendersChanged,
  removeOfflineQueue,
  /** @deprecated Use `removeOfflineQueue`. */
  removeOfflineQueue as removeSender,
} from './offline-queues.ts';
export { claimDevice, deviceOwner, keepOnDevice, onOtherOwner } from './owner.ts';
export type { KeptWork } from './read-register.ts';
export { declareDeviceData, keepWork, keptWork, releaseWork } from './register.ts';
export {
  clearDeviceData,
  clearTabData,
  finishSignOut,
  leaveSessionToEnd,
  onSignedOutElsewhere,
  startSignOut,
  takeSessionToEnd,
} from './sign-out.ts';
