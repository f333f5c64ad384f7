/** What is used of the XML parser, which brings no types. */
declare module 'sax' {
  interface Parser {
    onerror: (error: Error) => void;
    write(text: string): Parser;
    close(): Parser;
  }
  const sax: { parser(strict: boolean): Parser };
  export default sax;
}
