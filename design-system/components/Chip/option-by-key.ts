type Option = { readonly id: string; readonly label: string }

/**
 * Returns the option that a key chooses in a closed list: a neighbour, or the next option that begins with a letter; undefined if the key
 * chooses nothing.
 */
export function optionByKey<Some extends Option>(key: string, options: readonly Some[], value: string, language: string): Some | undefined {
  const at = options.findIndex(({ id }) => id === value)
  if (key === 'ArrowRight') return options[at + 1]
  if (key === 'ArrowLeft') return options[at - 1]
  if (key.trim() === '' || [...key].length > 1) return undefined
  const { compare } = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' })
  return [...options.slice(at + 1), ...options.slice(0, Math.max(at, 0))].find(({ label }) => compare([...label][0] ?? '', key) === 0)
}
