/** Runs a function after a number of milliseconds. Returns a function that cancels the timer. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void

export const systemTimer: StartTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
