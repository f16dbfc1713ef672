import type { Heard } from './run.ts'

const languages = { en: 'English', ar: 'Arabic' } as const

/** Returns a line for each fault of a story: where, in which language, and what. */
export function heardSaid({ id, width, faults, error }: Heard): string[] {
  if (error !== undefined) return [`${id} (${width}) cannot be read: ${error}`]
  return faults.map(({ kind, said, component, language }) => {
    const where = [width, ...(language ? [languages[language]] : [])].join(', ')
    return `${id} (${where}) ${kind}${component === '' ? '' : ` in ${component}`}: ${said}`
  })
}
