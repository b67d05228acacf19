/** Style sheets arrive as text, which mounting adopts. */
declare module '*.css' {
  const text: string;
  export default text;
}
