import type { Ask } from '#graphql/ask.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { isMutation, operationName } from '#graphql/operation.ts'
import type { Clock } from '#platform/clock.ts'
import { answerKey } from './answer-key.ts'
import type { AnswerQueue } from './answer-queue.ts'
import type { Connectivity } from './connectivity.ts'

type ReadableAskTools = { ask: Ask; connectivity: Connectivity; queue: Pick<AnswerQueue, 'add' | 'find'>; clock: Clock }

/** Returns whether the server was not reached. An answer with an error status is an answer. */
const isUnreached = (error: unknown) => error instanceof NetworkFailure && error.status === null

/**
 * Returns a function that sends requests and stores the answers of queries. If the server cannot be reached, a query is answered with what
 * was read before. A mutation is sent now or not at all: it is never stored, and fails.
 */
export function createReadableAsk({ ask, connectivity, queue, clock }: ReadableAskTools): Ask {
  return async function readableAsk(question) {
    const isQuery = !isMutation(question.document)
    const key = isQuery ? answerKey(question) : ''
    const attempt = connectivity.start()
    try {
      const answer = await ask(question)
      attempt.reached()
      const operation = operationName(question.document)
      if (isQuery && operation !== undefined && answer.data && !answer.errors?.length) {
        const at = clock.now()
        connectivity.note(key, at)
        queue.add({ key, operation, data: answer.data, at })
      }
      return answer
    } catch (error) {
      /* A request that was cancelled says nothing of the network. */
      if (!isUnreached(error) || question.signal?.aborted) throw error
      attempt.lost()
      const stored = isQuery ? await queue.find(key) : null
      if (!stored) throw error
      connectivity.note(key, stored.at)
      return { data: stored.data }
    }
  }
}
