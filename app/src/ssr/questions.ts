import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import type { Ask } from '#graphql/ask.ts'
import { hashOf, type Answer } from '#graphql/transport.ts'

/** An operation of a page: its hash and its variables. */
type Question = { id: string; variables: Readonly<Record<string, unknown>> }

/**
 * Creates the function with which one page runs its operations. It remembers each operation with its result. `areCurrent` runs them again
 * and resolves to whether every result is the same.
 */
export function createQuestions(run: (question: Question) => Promise<OperationResult>) {
  const asked: { question: Question; result: string }[] = []

  const ask: Ask = async ({ document, variables }) => {
    const id = hashOf(document)
    if (id === undefined) throw new Error('A page can only run operations of the build')
    const question = { id, variables }
    const answer = await run(question)
    asked.push({ question, result: JSON.stringify(answer) })
    return answer as Answer
  }

  async function areCurrent(): Promise<boolean> {
    const now = await Promise.all(asked.map(async ({ question }) => JSON.stringify(await run(question))))
    return now.every((result, at) => result === asked[at]?.result)
  }

  return { ask, areCurrent }
}
