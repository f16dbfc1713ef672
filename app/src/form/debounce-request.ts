type StartTimer = (run: () => void, milliseconds: number) => () => void

type DebouncedRequest<Answer> = {
  /** Milliseconds without another request before this one is sent. */
  readonly after: number
  readonly send: () => Promise<Answer>
  /** Called with the answer, or with null if the request failed. */
  readonly onAnswer: (answer: Answer | null) => void
}

/**
 * Sends a request about typed text after a pause. The returned function cancels it: a pending request is not sent, and an answer that
 * arrives later is dropped.
 */
export function debounceRequest<Answer>(startTimer: StartTimer, { after, send, onAnswer }: DebouncedRequest<Answer>): () => void {
  let isCurrent = true
  const answerCurrent = (answer: Answer | null) => {
    if (isCurrent) onAnswer(answer)
  }
  const stop = startTimer(() => void send().then(answerCurrent, () => answerCurrent(null)), after)
  return () => {
    isCurrent = false
    stop()
  }
}
