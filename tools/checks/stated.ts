import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Texts } from './messages.ts'

/** One line of a table: its name, which is the first cell, and its text in both languages. */
export type StatedRow = { name: string; en: string; ar: string }

/** The message ids of each line. A line that states several things has the ids of each part; `null` is a part without a message. */
export type StatedIds = Readonly<Record<string, readonly (string | readonly string[] | null)[]>>

/** Returns the appendices of a document with these letters. */
export const appendices = (document: string, letters: readonly string[]): string =>
  document
    .split(/^(?=## )/m)
    .filter((part) => letters.some((letter) => part.startsWith(`## Appendix ${letter} `)))
    .join('')

/** Returns the lines of the tables of a text. The marks `§` and `+` after a code do not belong to its name. */
export function statedRows(document: string): StatedRow[] {
  const lines = document.split('\n').filter((line) => line.startsWith('|'))
  const isRule = (line: string | undefined) => /^\|[\s|:-]+$/.test(line ?? '')
  return lines.flatMap((line, at) => {
    if (isRule(line) || isRule(lines[at + 1])) return []
    const cells = line.split('|').slice(1, -1)
    const [name = '', en = '', ar = ''] = (cells.length === 2 ? [cells[0], ...cells] : cells).map((cell) => cell?.trim() ?? '')
    return [{ name: name.replace(/ [§+]$/, ''), en, ar }]
  })
}

/** Splits the text of a line into as many parts as it has messages; null if that is not possible. */
function partsOf(text: string, count: number): string[] | null {
  if (count === 1) return [text]
  for (const separator of [' · ', ' / ', ' — ']) {
    const parts = text.split(separator)
    if (parts.length === count) return parts
  }
  return null
}

const written = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return written(element.children)
      return element.type === TYPE.pound ? '#' : `{${element.value}}`
    })
    .join('')

/** Returns a message as the document writes it: values by name only, without their format. */
const plain = (message: string) => written(parse(message))

type Catalogues = Readonly<Record<'en' | 'ar', Texts>>

/**
 * Returns the differences between the catalogues and the stated texts, letter for letter. Every line has messages or is listed as not
 * built. A line must be removed from that list as soon as a message has its text.
 */
export function statedProblems(rows: readonly StatedRow[], ids: StatedIds, notBuilt: readonly string[], catalogues: Catalogues): string[] {
  const texts = new Map(Object.entries(catalogues.en).map(([id, text]) => [text, id]))
  const names = new Set(rows.map(({ name }) => name))
  const unknown = [...Object.keys(ids), ...notBuilt]
    .filter((name) => !names.has(name))
    .map((name) => `“${name}” is no line of the document`)
  const compared = rows.flatMap((row) => {
    const { name } = row
    const messages = ids[name]
    if (notBuilt.includes(name)) {
      if (messages) return [`“${name}” has messages and is said not to be built`]
      const id = texts.get(row.en)
      return id === undefined ? [] : [`“${name}” is built: ${id} says it`]
    }
    if (!messages) return [`“${name}” has no message, and is not said not to be built`]
    return (['en', 'ar'] as const).flatMap((language) => {
      const parts = partsOf(row[language], messages.length)
      if (!parts) return [`“${name}” (${language}) does not state ${messages.length} things`]
      return messages.flatMap((each, at) =>
        [each ?? []].flat().flatMap((id) => {
          const message = catalogues[language][id]
          if (message === undefined) return [`“${name}”: there is no message ${id} (${language})`]
          return plain(message) === parts[at] ? [] : [`${id} (${language}) says “${message}”; stated is “${parts[at]}”`]
        }),
      )
    })
  })
  return [...unknown, ...compared]
}
