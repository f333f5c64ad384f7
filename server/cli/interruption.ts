/** A Ctrl-C that a command ends at its next step, in its own way; a second one ends the program. */
export const listenForInterruption = (): { readonly hasCome: () => boolean; readonly forget: () => void } => {
  let came = false;
  const note = (): void => {
    came = true;
  };
  process.once('SIGINT', note);
  return { hasCome: () => came, forget: () => process.off('SIGINT', note) };
};
