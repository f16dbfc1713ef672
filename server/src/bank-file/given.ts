import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What lies beside each file for the bank: its references, one a line. They name nobody and no account, so they stay when the file is removed. */
export const referencesOf = (name: string) => `${name}.references`

/** The files of a folder that say what the bank was given; one that is being written begins with a dot. */
const telling = /^([^.].*)\.(?:references|csv)$/
/** The reference is the first column of either. */
const reference = /^"?([0-9a-f-]{36})"?(?:,|$)/

/** The withdrawals that the bank was given by the files of a folder, each with the name of its file, whatever the database knows of them. */
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
