/** Writes the name of a part of a component as words: `error-line` and `MoneyField` as “Error line” and “Money field”. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
