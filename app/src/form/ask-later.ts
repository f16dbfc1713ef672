type StartTimer = (run: () => void, milliseconds: number) => () => void

type Question<Answer> = {
  /** Milliseconds without another request before this one is sent. */
  readonly after: number
  readonly ask: () => Promise<Answer>
  /** Called with the answer, or with null if the request failed. */
  readonly take: (answer: Answer | null) => void
}

/**
 * Sends a request about typed text after a pause. The returned function cancels it: a pending request is not sent, and an answer that
 * arrives later is dropped.
 */
export function askLater<Answer>(startTimer: StartTimer, { after, ask, take }: Question<Answer>): () => void {
  let isCurrent = true
  const takeCurrent = (answer: Answer | null) => {
    if (isCurrent) take(answer)
  }
  const stop = startTimer(() => void ask().then(takeCurrent, () => takeCurrent(null)), after)
  return () => {
    isCurrent = false
    stop()
  }
}
