type StartTimer = (run: () => void, milliseconds: number) => () => void

type DebouncedRequest<Answer> = {
  /** Length of the pause before the request is sent, in milliseconds. */
  readonly after: number
  readonly send: () => Promise<Answer>
  /** Called with the answer, or with null if the request failed. */
  readonly onAnswer: (answer: Answer | null) => void
}

/**
 * Sends a request about typed text after a pause. Returns a function that cancels the request: a waiting request is not sent, and a late
 * answer is dropped.
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
