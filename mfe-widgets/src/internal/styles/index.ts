export { type Styled, styled, useStyled } from './styled.ts';
