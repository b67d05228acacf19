export {
  claimDevice,
  clearDeviceData,
  declareDeviceData,
  deviceOwner,
  finishSignOut,
  type KeptWork,
  keepWork,
  keptWork,
  mayKeepFor,
  onOtherOwner,
  onSignedOutElsewhere,
  releaseWork,
  startSignOut,
} from './device-data.ts';
export { addSender, onSendersChanged, removeSender, waitingSenders } from './senders.ts';
