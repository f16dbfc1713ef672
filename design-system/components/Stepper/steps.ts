import type { ReactNode } from 'react'

/** Maximum swing of the vertical curve, and depth of the horizontal curve, in pixels. */
export const depths = { vertical: 26, horizontal: 18 } as const

/** Returns how far the vertical curve swings out, in pixels. A short curve swings out less, so that two steps are nearly straight. */
export const uprightDepth = (rows: number): number => Math.min(depths.vertical, 6 * Math.max(0, rows - 1))

/** `open` can be opened and is not done; `locked` cannot be opened yet. */
export const stepStates = ['done', 'current', 'open', 'locked', 'error'] as const
export type StepState = (typeof stepStates)[number]

export type Step = {
  id: string
  label: ReactNode
  state: StepState
  /** Muted line: an error, the purpose of the step, or a badge such as “Soon”. */
  note?: ReactNode
  /** Address of its page. Without it, a press calls the stepper's `onChoose`. Ignored for a locked step. */
  href?: string
  /** Inner steps, numbered 5.1, 5.2. */
  steps?: readonly Omit<Step, 'steps'>[]
}

export type StepRow = Omit<Step, 'steps'> & {
  major: number
  /** Number of an inner step. */
  minor?: number
  /** Position along the curve, 0..1. */
  at: number
}

/** Returns the steps and their inner steps in one list. */
export function stepRows(steps: readonly Step[]): StepRow[] {
  const rows = steps.flatMap(({ steps: inner = [], ...step }, index) => {
    const major = index + 1
    return [{ ...step, major }, ...inner.map((sub, place) => ({ ...sub, major, minor: place + 1 }))]
  })
  return rows.map((row, index) => ({ ...row, at: rows.length === 1 ? 0 : index / (rows.length - 1) }))
}

export type StepPlace = { row: StepRow; major: number; count: number; gone: number }

/**
 * Returns the current step. Without a current step, returns the first step that is not done; if all steps are done, the last. `gone` is the
 * share of the curve up to that step.
 */
export function placeOf(steps: readonly Step[]): StepPlace | undefined {
  const rows = stepRows(steps)
  const row = rows.find(({ state }) => state === 'current') ?? rows.find(({ state }) => state !== 'done') ?? rows.at(-1)
  return row && { row, major: row.major, count: steps.length, gone: row.at }
}
