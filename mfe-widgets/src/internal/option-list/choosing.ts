export { ChosenTags } from './chosen-tags.tsx';
export { OptionList } from './option-list.tsx';
