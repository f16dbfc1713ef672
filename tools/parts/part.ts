import type { Choice } from '../changes/choose.ts'

/** What a part of `npm test` found. `output` is shown when something failed. */
export type Result = { name: string; passed: number; failed: number; output: string }

/** One part of `npm test`. */
export type Part = {
  name: string
  /** How many go on in it at once, and whether others may run beside it. What times a real server needs quiet. */
  lanes: 1 | 2 | 'all'
  /** Without a choice, all of it. */
  run: (choice?: Choice) => Promise<Result[]>
}

/** A check that passes as one, and fails once for each problem. */
export const checked = (name: string, problems: readonly string[]): Result => ({
  name,
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length,
  output: problems.join('\n'),
})
