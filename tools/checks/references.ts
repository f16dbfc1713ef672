/** Two letters name the two specifications of the product's owner: S1 is `accounts.md`, S2 is `programs.md`. */
const specifications: Readonly<Record<string, string>> = { 'accounts.md': 'S1', 'programs.md': 'S2' }

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number ?? '')

/**
 * Returns everything in docs/specification that a text can refer to: decisions (`D-13`) and faults (`F8`) in the first cell of a row, the
 * invariants of money (`I3`), appendices, facts of security, and the sections of both specifications (`S1 §5`).
 */
export function definedIn(file: string, document: string): string[] {
  const name = file.replace(/^.*[\\/]/, '')
  const specification = specifications[name]
  return [
    ...all(document, /^\|\s*([A-Z]-\d{2}|F\d{1,2})\s*\|/gm),
    ...all(document, /\*\*(I\d{1,2})\*\*/g),
    ...all(document, /^## Appendix ([A-Z])\b/gm).map((letter) => `Appendix ${letter}`),
    ...(name === 'security.md' ? all(document, /^(\d+)\. \*\*/gm).map((number) => `security fact ${number}`) : []),
    ...(specification === undefined ? [] : all(document, /^## (\d+)\./gm).map((number) => `${specification} §${number}`)),
  ]
}

/** Returns the number of a decision record, as texts refer to it: `record 22` is docs/decisions/022-one-decision.md. */
export const recordOf = (file: string): string => `record ${Number(/[\\/](\d{3})-/.exec(file)?.[1])}`

/**
 * What is a reference. After a quotation mark `M-13` is part of a drawing (`d="M-13`). A fault has no hyphen, so it is only recognized in
 * brackets; elsewhere `F8` may be a key of the keyboard.
 */
const references: readonly RegExp[] = [
  /(?<![\w"-])[A-Z]-\d{2}(?![\w-])/g,
  /(?<=\((?:[^()]*[ ,])?)F\d{1,2}(?=[),; ])/g,
  /(?<![\w"-])I\d{1,2}(?![\w-])/g,
  /\bS[12] §\d+/g,
  /\bappendix [A-Z]\b/gi,
  /\bsecurity fact \d+/gi,
  /\b(?:record|decision) \d{1,3}\b/gi,
]

/** Returns a reference as its definition spells it. */
const spelled = (reference: string) =>
  reference
    .replace(/^appendix (?=\w)/i, 'Appendix ')
    .replace(/^security fact/i, 'security fact')
    .replace(/^(?:record|decision)(?= )/i, 'record')

/** Returns the references of a text that no document defines, as `file:12: nothing defines D-99`. */
export function unresolvedReferences(file: string, text: string, defined: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, at) =>
    references
      .flatMap((pattern) => line.match(pattern) ?? [])
      .filter((reference) => !defined.has(spelled(reference)))
      .map((reference) => `${file}:${at + 1}: nothing in docs defines ${reference}`),
  )
}
