export { TOAST_DURATION, type Toast, ToastRegion, type ToastRegionProps } from './toast-region.tsx';
