/**
 * Folders and files in which a rule of the house is not kept yet, by the beginning of their path. Whoever has put one right takes its
 * line out; nothing is ever added.
 */
export const unfinished: Readonly<Record<'words' | 'sql' | 'domains' | 'features' | 'rooms', readonly string[]>> = {
  words: [],
  sql: [],
  domains: [],
  features: [],
  rooms: [],
}

export const isUnfinished = (rule: keyof typeof unfinished, file: string): boolean =>
  unfinished[rule].some((beginning) => file.startsWith(beginning))
