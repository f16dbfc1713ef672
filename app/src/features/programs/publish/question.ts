/** Splits a text that begins with a question for a dialog: the question is the title, the rest the body. */
export function splitQuestion(text: string): { readonly question: string; readonly rest: string } {
  const end = text.search(/[?؟]/u) + 1
  return { question: text.slice(0, end), rest: text.slice(end).trim() }
}
