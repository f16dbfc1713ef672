import type { ReactNode } from 'react'

/** How deep the upright stroke swings out at most, and the lying one dips, in pixels. */
export const depths = { vertical: 26, horizontal: 18 } as const

/** A short way swings out less: with two steps the stroke is nearly straight. */
export const uprightDepth = (rows: number): number => Math.min(depths.vertical, 6 * Math.max(0, rows - 1))

/** `open` may be gone to and is not done; `locked` not yet. */
export const stepStates = ['done', 'current', 'open', 'locked', 'error'] as const
export type StepState = (typeof stepStates)[number]

export type Step = {
  id: string
  label: ReactNode
  state: StepState
  /** A quieter line: what is wrong, what it is for, or a badge such as “Soon”. */
  note?: ReactNode
  /** Its page. Without an address, `onChoose` of the stepper is called. A locked step leads nowhere. */
  href?: string
  /** Steps inside it, numbered 5.1, 5.2. */
  steps?: readonly Omit<Step, 'steps'>[]
}

export type StepRow = Omit<Step, 'steps'> & {
  major: number
  /** Set for a step inside another. */
  minor?: number
  /** Where on the way it stands, 0..1. */
  at: number
}

/** Steps and the steps in them, in the order they are gone through. */
export function stepRows(steps: readonly Step[]): StepRow[] {
  const rows = steps.flatMap(({ steps: inner = [], ...step }, index) => {
    const major = index + 1
    return [{ ...step, major }, ...inner.map((sub, place) => ({ ...sub, major, minor: place + 1 }))]
  })
  return rows.map((row, index) => ({ ...row, at: rows.length === 1 ? 0 : index / (rows.length - 1) }))
}

export type StepPlace = { row: StepRow; major: number; count: number; gone: number }

/**
 * Where somebody is: at the current step; without one, at the first that is not done; after all, at the last.
 * `gone` is the share of the way behind them.
 */
export function placeOf(steps: readonly Step[]): StepPlace | undefined {
  const rows = stepRows(steps)
  const row = rows.find(({ state }) => state === 'current') ?? rows.find(({ state }) => state !== 'done') ?? rows.at(-1)
  return row && { row, major: row.major, count: steps.length, gone: row.at }
}
