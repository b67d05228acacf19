export { Banner, type BannerProps, type Tone, toneIcon } from './banner.tsx';
