import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Name of the file that lists the references of a bank file, one a line. It names no people or accounts, so it stays when the bank file is
 * removed.
 */
export const referencesOf = (name: string) => `${name}.references`

/** Files that list what the bank was given. The name of an unfinished one begins with a dot. */
const telling = /^([^.].*)\.(?:references|csv)$/
/** The reference is the first column in both kinds of file. */
const reference = /^"?([0-9a-f-]{36})"?(?:,|$)/

/** Returns the withdrawals in the bank files of a folder, each with the name of its file, whatever the database says. */
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
