export { LoadFailure, type LoadFailureProps } from './load-failure.tsx';
export { LoadingCards, type LoadingCardsProps } from './loading-cards.tsx';
export { PartFailure, type PartFailureProps } from './part-failure.tsx';
