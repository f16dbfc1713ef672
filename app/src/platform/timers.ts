/** Runs something after that many milliseconds; the answer calls it off. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void

export const systemTimer: StartTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
