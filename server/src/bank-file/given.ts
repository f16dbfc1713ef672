import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Name of the file that lists the references of a bank file, one a line. It names no people or accounts, so it stays when the bank file is
 * removed.
 */
export const referencesOf = (name: string) => `${name}.references`

/**
 * Matches the names of files that list withdrawals given to the bank. Unfinished files do not match, because their names begin with a dot.
 */
const telling = /^([^.].*)\.(?:references|csv)$/
/** The reference is the first column in both kinds of file. */
const reference = /^"?([0-9a-f-]{36})"?(?:,|$)/

/** Returns the ids of all withdrawals in the bank files of a folder, each with the name of its file. Does not read the database. */
export function givenIn(folder: string): Map<string, string> {
  const given = new Map<string, string>()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = telling.exec(name)?.[1]
    if (file === undefined) continue
    for (const line of readFileSync(join(folder, name), 'utf8').split(/\r?\n/)) {
      const id = reference.exec(line)?.[1]
      if (id !== undefined) given.set(id, file)
    }
  }
  return given
}
