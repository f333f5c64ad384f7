/** What is used of the XML parser, which brings no types. */
declare module 'sax' {
  interface Parser {
    onerror: (error: Error) => void;
    onopentag: (tag: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }) => void;
    ontext: (text: string) => void;
    write(text: string): Parser;
    close(): Parser;
  }
  const sax: { parser(strict: boolean): Parser };
  export default sax;
}
