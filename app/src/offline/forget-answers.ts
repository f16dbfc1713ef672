import type { SessionStore } from '#session/session-store.ts'
import type { AnswerBoxes } from './answer-box.ts'

/**
 * Removes all stored answers if the identity changes, in this tab or another, and if the page opens without a session. Returns a function
 * that stops it.
 */
export function forgetAnswersWithSession(
  session: Pick<SessionStore, 'read' | 'subscribe'>,
  boxes: Pick<AnswerBoxes, 'remove'> | undefined,
) {
  const first = session.read()
  let { generation } = first
  if (first.status === 'signedOut') void boxes?.remove()
  return session.subscribe(() => {
    const state = session.read()
    if (state.generation === generation) return
    generation = state.generation
    void boxes?.remove()
  })
}
