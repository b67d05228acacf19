export { type DraftSaver, onSaveDrafts, saveDrafts } from './draft-savers.ts';
export { addOfflineQueue, offlineQueues, onOfflineQueuesChanged, removeOfflineQueue } from './offline-queues.ts';
export { claimDevice, deviceOwner, keepOnDevice, onOtherOwner } from './owner.ts';
export { declareDeviceData, type KeptWork, keepWork, keptWork, releaseWork } from './register.ts';
export {
  clearDeviceData,
  clearTabData,
  finishSignOut,
  leaveSessionToEnd,
  onSignedOutElsewhere,
  startSignOut,
  takeSessionToEnd,
} from './sign-out.ts';
