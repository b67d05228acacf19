export { styled, useStyled } from './styled.ts';
