/** A stated text that begins with a question, as a dialog shows it: the question as its title, the rest below. */
export function splitQuestion(text: string): { readonly question: string; readonly rest: string } {
  const end = text.search(/[?؟]/u) + 1
  return { question: text.slice(0, end), rest: text.slice(end).trim() }
}
