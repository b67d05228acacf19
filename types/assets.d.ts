/** Style sheets arrive as text: a mount adopts them into its own document or shadow root. */
declare module '*.css' {
  const text: string;
  export default text;
}
