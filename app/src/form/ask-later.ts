type StartTimer = (run: () => void, milliseconds: number) => () => void

type Question<Answer> = {
  /** Milliseconds without a further question before it is asked. */
  readonly after: number
  readonly ask: () => Promise<Answer>
  /** Called with the answer, or with null where there is none. */
  readonly take: (answer: Answer | null) => void
}

/**
 * Asks something about what is being typed, once nothing has changed for a moment. The function it gives takes the question back: it is not
 * asked any more, and an answer that is under way is dropped, however late it comes.
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
