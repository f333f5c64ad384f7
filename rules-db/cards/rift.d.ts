/** Card files are bundled as the text that they are. */
declare module '*.rift' {
  const text: string;
  export default text;
}
