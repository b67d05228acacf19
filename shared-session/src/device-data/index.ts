export {
  claimDevice,
  clearDeviceData,
  clearTabData,
  declareDeviceData,
  deviceOwner,
  finishSignOut,
  type KeptWork,
  keepOnDevice,
  keepWork,
  keptWork,
  onOtherOwner,
  onSignedOutElsewhere,
  releaseWork,
  startSignOut,
} from './device-data.ts';
export { addSender, onSendersChanged, removeSender, waitingSenders } from './senders.ts';
