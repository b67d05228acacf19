/** The fixture's own widgets remote; it stands in for `mfe-widgets` in these rooms only. */
declare module 'mfe_widgets/counter' {
  export const Counter: (props: { label: string }) => React.ReactNode;
}
declare module 'mfe_widgets/panel' {
  export const Panel: (props: { children: React.ReactNode }) => React.ReactNode;
}
