import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { referencesOf } from './given.ts'

/** Returns the names under which a file and its list of references are written before they get their own names. */
export const draftOf = (name: string) => ({ part: `.${name}.part`, references: `.${referencesOf(name)}.part` })

const draft = /^\.(.+?)(?:\.references)?\.part$/

/** Gives a finished file its name. Does nothing if another process has done so already. */
export function appear(folder: string, from: string, to: string): void {
  if (!existsSync(join(folder, from)) && existsSync(join(folder, to))) return
  renameSync(join(folder, from), join(folder, to))
}

/**
 * Completes or removes the drafts that a killed process left in the folder. Returns the names of the completed files. The database records
 * a file only after it is written, so a recorded draft is complete and gets its name. Any other draft is removed: it contains IBANs, and
 * its withdrawals wait for another file. The caller must hold the lock of bank files, so that no other process is writing a draft.
 */
export async function completeInterrupted(folder: string, isRecorded: (name: string) => Promise<boolean>): Promise<string[]> {
  const names = new Set(readdirSync(folder).flatMap((file) => draft.exec(file)?.[1] ?? []))
  const completed: string[] = []
  for (const name of names) {
    const { part, references } = draftOf(name)
    if (await isRecorded(name)) {
      if (existsSync(join(folder, references))) renameSync(join(folder, references), join(folder, referencesOf(name)))
      if (existsSync(join(folder, part))) renameSync(join(folder, part), join(folder, `${name}.csv`))
      completed.push(name)
    } else for (const one of [part, references]) rmSync(join(folder, one), { force: true })
  }
  return completed.toSorted()
}
