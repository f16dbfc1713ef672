import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageOf } from '../report-page.ts'
import { fileOf, statesData, type Photographed } from './shown.ts'

/** Writes the view of states into a folder: `states.html`, `states.json` and the pictures of the matrices. */
export async function writeStatesView(folder: string, taken: readonly Photographed[], base?: string): Promise<void> {
  mkdirSync(path.join(folder, 'states'), { recursive: true })
  for (const one of taken) writeFileSync(path.join(folder, fileOf(one)), one.png)
  const data = statesData(taken, base)
  writeFileSync(path.join(folder, 'states.json'), `${JSON.stringify(data, null, 2)}\n`)
  writeFileSync(path.join(folder, 'states.html'), await pageOf(path.join(import.meta.dirname, 'report'), data))
}
