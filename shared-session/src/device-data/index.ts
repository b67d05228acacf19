export {
  claimDevice,
  clearDeviceData,
  declareDeviceData,
  finishSignOut,
  type KeptWork,
  keepWork,
  keptWork,
  onSignedOutElsewhere,
  releaseWork,
  startSignOut,
} from './device-data.ts';
