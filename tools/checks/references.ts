/**
 * A decision (`D-13`) or a fault (`F8`) that a text refers to. After a quotation mark it is part of a drawing (`d="M-13`), not a reference.
 * A fault has no hyphen, so it is only recognized in brackets; elsewhere `F8` may be a key of the keyboard.
 */
const decision = /(?<![\w"-])[A-X]-\d{2}(?![\w-])/g
const fault = /(?<=\((?:[^()]*[ ,])?)F\d{1,2}(?=[),; ])/g

/** Returns every number that a document of the specification defines, in the first cell of a table's row. */
export function definedNumbers(document: string): Set<string> {
  return new Set([...document.matchAll(/^\|\s*([A-X]-\d{2}|F\d{1,2})\s*\|/gm)].map(([, number]) => number ?? ''))
}

/** Returns the references of a text that no document defines, as `file:12: D-99 is no decision`. */
export function unresolvedReferences(file: string, text: string, defined: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(decision), ...line.matchAll(fault)]
      .map(([number]) => number)
      .filter((number) => !defined.has(number))
      .map((number) => `${file}:${at + 1}: docs/specification defines no ${number}`),
  )
}
