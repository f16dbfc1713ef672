import { fundsSteps, isRight, type FundsResult, type FundsStep } from '@wasla/contract/funds/check.ts'

/** `done` it adds up; `now` it is computed; `wrong` two values differ; `open` it was not reached. */
type StepState = 'done' | 'now' | 'wrong' | 'open'
export type ShownStep = { readonly step: FundsStep; readonly state: StepState }

/** Returns all steps with their states. While the check runs, the step after the last result is computed. */
export function stepStates(results: readonly FundsResult[], isRunning: boolean): ShownStep[] {
  const isStopped = results.some((result) => !isRight(result))
  return fundsSteps.map((step, at) => {
    const result = results[at]
    if (result) return { step, state: isRight(result) ? 'done' : 'wrong' }
    return { step, state: isRunning && !isStopped && at === results.length ? 'now' : 'open' }
  })
}

/** Returns how far the line between the steps is drawn, 0..1: up to the last step that was reached. */
export function drawnShare(steps: readonly ShownStep[]): number {
  const last = steps.findLastIndex(({ state }) => state !== 'open')
  return last <= 0 ? 0 : last / (steps.length - 1)
}
