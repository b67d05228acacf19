export { Chip, type ChipColour, type ChipProps, type ChipTone } from './chip.tsx';
