/** Returns whether a stored value can be the value of a field that is first empty like this. A field that is first null holds text. */
const fits = (value: unknown, empty: unknown): boolean => {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((one) => typeof one === 'string')
  if (empty === null) return value === null || typeof value === 'string'
  return typeof value === typeof empty
}

/** Returns the text that stores a draft, without the fields that no text can hold, such as files. */
export const typedText = <Draft extends object>(draft: Draft, files: readonly (keyof Draft)[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(draft).filter(([name]) => !files.includes(name as keyof Draft))))

/** Returns the values of a stored draft that fit the fields of the empty form; null if there are none. */
export function readTyped<Draft extends object>(text: string | null, empty: Draft, files: readonly (keyof Draft)[]): Partial<Draft> | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const known = new Map(Object.entries(stored))
    const names = (Object.keys(empty) as (keyof Draft & string)[]).filter(
      (name) => !files.includes(name) && known.has(name) && fits(known.get(name), empty[name]),
    )
    return names.length > 0 ? (Object.fromEntries(names.map((name) => [name, known.get(name)])) as Partial<Draft>) : null
  } catch {
    return null
  }
}
