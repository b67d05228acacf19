export {
  type AllocatedAmounts,
  type AllocationType,
  allocatedHours,
  type RateAmounts,
  rateHours,
} from './allocated-hours.ts';
