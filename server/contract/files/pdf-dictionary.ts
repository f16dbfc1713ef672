const token = /%[^\r\n]*|<<|>>|\[|\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+|\S/g

/** Decodes a name of a PDF dictionary: `/Encr#79pt` is `Encrypt`. */
const nameOf = (written: string) =>
  written.slice(1).replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/**
 * Returns the entries of the PDF dictionary at the start of `text`: each name with the first word of its value. Ignores names inside
 * values, strings and comments. Returns null if `text` does not start with a dictionary, or if the dictionary does not end within `text`.
 */
export function readDictionary(text: string): ReadonlyMap<string, string> | null {
  const entries = new Map<string, string>()
  let depth = 0
  let name: string | null = null
  for (const [word] of text.matchAll(token)) {
    if (word.startsWith('%')) continue
    if (depth === 0 && word !== '<<') return null
    const opens = word === '<<' || word === '['
    if (depth === 1 && name !== null && word !== '>>') {
      entries.set(name, word)
      name = null
    } else if (depth === 1 && word.startsWith('/')) name = nameOf(word)
    if (opens) depth += 1
    if (word === '>>' || word === ']') depth -= 1
    if (depth === 0) return entries
  }
  return null
}
