export { claimDevice, deviceOwner, keepOnDevice, onOtherOwner } from './owner.ts';
export { declareDeviceData, type KeptWork, keepWork, keptWork, releaseWork } from './register.ts';
export { type KeptWorkSaver, onSaveKeptWork, saveKeptWork } from './savers.ts';
export { addSender, onSendersChanged, removeSender, waitingSenders } from './senders.ts';
export {
  clearDeviceData,
  clearTabData,
  finishSignOut,
  leaveSessionToEnd,
  onSignedOutElsewhere,
  startSignOut,
  takeSessionToEnd,
} from './sign-out.ts';
