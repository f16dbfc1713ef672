import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../process.ts'
import type { Outcome } from './compare.ts'
import { parseHistory, remembering, writeHistory, type History } from './history.ts'
import { keyOf } from './plan.ts'

/** Like the pictures, the history is of this machine: with another browser or other fonts, other stories move. */
const place = inRoot('.cache', 'visual', 'unsteady.json')

/** Adds a comparison to the history of unsteady pictures. Returns the history. */
export function remember({ compared, unsteady }: Pick<Outcome, 'compared' | 'unsteady'>, now: Date, file = place): History {
  const before = existsSync(file) ? parseHistory(readFileSync(file, 'utf8')) : {}
  const moved = new Map(unsteady.map((shot) => [keyOf(shot), shot.moved.map(({ picture: _, ...rest }) => rest)]))
  const history = remembering(before, { at: now.toISOString(), compared, unsteady: moved })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.half`, writeHistory(history))
  renameSync(`${file}.half`, file)
  return history
}
