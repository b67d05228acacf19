export { ChosenTags, OptionList, preloadChoosing } from './lazy.tsx';
