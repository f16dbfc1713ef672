/**
 * Folders and files in which a rule of the house is not kept yet, by the beginning of their path. Whoever has put one right takes its
 * line out; nothing is ever added.
 */
export const unfinished: Readonly<Record<'words' | 'sql' | 'domains' | 'features' | 'rooms', readonly string[]>> = {
  words: [
    'app/src/admin/',
    'mocks/admin/',
    'mocks/scenarios/admin.ts',
    'server/contract/admin/',
    'server/contract/profiles/',
    'server/contract/reference/',
    'server/contract/validation/',
    'server/parity/admin-pair.ts',
    'server/src/admin/',
    'server/src/domains/admin/',
    'server/src/domains/files/',
    'server/src/domains/flags/',
    'server/src/domains/profiles/',
    'server/src/domains/reference/',
  ],
  sql: ['server/src/domains/admin/', 'server/src/domains/profiles/'],
  domains: [],
  features: [],
  rooms: [],
}

export const isUnfinished = (rule: keyof typeof unfinished, file: string): boolean =>
  unfinished[rule].some((beginning) => file.startsWith(beginning))
