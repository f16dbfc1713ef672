import type { Choice } from '../changes/choose.ts'

/** The result of a part of `npm test`. `output` is shown if something failed. */
export type Result = { name: string; passed: number; failed: number; output: string }

/** One part of `npm test`. */
export type Part = {
  name: string
  /** Number of parallel lanes that the part uses; 'all' if nothing may run beside it, because it times a real server. */
  lanes: 1 | 2 | 'all'
  /** Runs the part. Without a choice, runs all of it. */
  run: (choice?: Choice) => Promise<Result[]>
}

/** Returns the result of a check that passes once, or fails once for each problem. */
export const checked = (name: string, problems: readonly string[]): Result => ({
  name,
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length,
  output: problems.join('\n'),
})
