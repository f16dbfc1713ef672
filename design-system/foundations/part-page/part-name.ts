/** Returns a name of the sources as words: `error-line` as “Error line”, `MoneyField` as “Money field”. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
