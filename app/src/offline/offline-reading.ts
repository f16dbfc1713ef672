import type { Ask } from '#graphql/ask.ts'
import type { Clock } from '#platform/clock.ts'
import type { StartTimer } from '#platform/timers.ts'
import { isSameIdentity, readIdentity } from '#session/access-token.ts'
import type { SessionStore } from '#session/session-store.ts'
import type { SessionStorage } from '#session/storage.ts'
import type { AnswerBoxes } from './answer-box.ts'
import { createAnswerQueue } from './answer-queue.ts'
import type { AnswerStore } from './answer-store.ts'
import { createConnectivity } from './connectivity.ts'
import { createReadableAsk } from './readable-ask.ts'

export type OfflineTools = {
  readonly session: Pick<SessionStore, 'read'>
  readonly storage: Pick<SessionStorage, 'tokens'>
  readonly askFor: (generation: number) => Ask
  /** Undefined if the browser stores no answers. */
  readonly answerBoxes: AnswerBoxes | undefined
  readonly deviceClock: Clock
  readonly startTimer: StartTimer
}

const nothing: AnswerStore = { keep: async () => undefined, find: async () => null }

/** Creates what makes the pages of one identity readable without a network. */
export function createOfflineReading(tools: OfflineTools, generation: number) {
  const { session, storage, askFor, answerBoxes, deviceClock, startTimer } = tools
  const state = session.read()
  const owner = state.status === 'signedIn' && state.generation === generation ? state.identity : null

  /* Another tab may have changed the tokens, and this tab hears of it only later. */
  const isOwner = () => {
    const tokens = storage.tokens()
    return (
      owner !== null && tokens !== null && session.read().generation === generation && isSameIdentity(readIdentity(tokens.access), owner)
    )
  }
  const load = async () => {
    if (!answerBoxes || !owner || owner.userId === '') return nothing
    const { createAnswerStore } = await import('./answer-store.ts')
    return createAnswerStore({ open: answerBoxes.open, owner, isOwner, clock: deviceClock })
  }
  const queue = createAnswerQueue({ load, startTimer })
  const connectivity = createConnectivity()
  const ask = createReadableAsk({ ask: askFor(generation), connectivity, queue, clock: deviceClock })
  return { ask, connectivity, flush: queue.flush }
}
