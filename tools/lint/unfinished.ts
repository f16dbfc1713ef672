/**
 * Folders and files in which a rule of the house is not kept yet, by the beginning of their path. Whoever has put one right takes its
 * line out; nothing is ever added.
 */
export const unfinished: Readonly<Record<'words' | 'sql' | 'domains' | 'features' | 'rooms', readonly string[]>> = {
  words: [
    'app/src/admin/',
    'mocks/admin/',
    'mocks/scenarios/admin.ts',
    'mocks/store/',
    'server/contract/',
    'server/src/admin/',
    'server/src/domains/',
    'server/src/providers/social/live/',
    'server/parity/admin-pair.ts',
  ],
  sql: ['server/src/domains/'],
  domains: ['server/src/domains/'],
  features: [],
  rooms: ['mocks/store/joining'],
}

export const isUnfinished = (rule: keyof typeof unfinished, file: string): boolean =>
  unfinished[rule].some((beginning) => file.startsWith(beginning))
