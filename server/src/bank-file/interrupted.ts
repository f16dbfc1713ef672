import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { referencesOf } from './given.ts'

/** Names under which the two files of a draft are written, before they appear under their own names. */
export const draftOf = (name: string) => ({ part: `.${name}.part`, references: `.${referencesOf(name)}.part` })

const draft = /^\.(.+?)(?:\.references)?\.part$/

/** Gives a finished file its name. Another process may have completed it already. */
export function appear(folder: string, from: string, to: string): void {
  if (!existsSync(join(folder, from)) && existsSync(join(folder, to))) return
  renameSync(join(folder, from), join(folder, to))
}

/**
 * Completes what a killed process left in the folder. A file is recorded only after it is complete, so a recorded draft gets its name; any
 * other draft is removed, because it contains IBANs and its withdrawals wait for another file. The caller holds the lock of bank files, so
 * that no other process is writing a draft. Returns the names of the completed files.
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
