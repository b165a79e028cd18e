/** The message for a text of more than `longest` UTF-16 units, or undefined: what is pasted is not cut without a word. */
export const tooLong = (text: string, longest: number) =>
  text.length > longest ? `${text.length} of ${longest} characters: please shorten it.` : undefined
