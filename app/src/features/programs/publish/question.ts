/** Splits a text whose first sentence is a question, for a dialog: the question is the title, the rest is the body. */
export function splitQuestion(text: string): { readonly question: string; readonly rest: string } {
  const end = text.search(/[?؟]/u) + 1
  return { question: text.slice(0, end), rest: text.slice(end).trim() }
}
