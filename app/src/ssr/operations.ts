import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import type { Ask } from '#graphql/ask.ts'
import { hashOf, type Answer } from '#graphql/transport.ts'

/** An operation of the build, by its hash. */
export type Operation = { id: string; variables: Readonly<Record<string, unknown>> }

/**
 * Creates the function with which one page runs its operations. Each operation and its result are recorded. `areCurrent` runs them again
 * and resolves to whether every result is the same.
 */
export function createOperations(run: (operation: Operation) => Promise<OperationResult>) {
  const recorded: { operation: Operation; result: string }[] = []

  const ask: Ask = async ({ document, variables }) => {
    const id = hashOf(document)
    if (id === undefined) throw new Error('A page can only run operations of the build')
    const operation = { id, variables }
    const answer = await run(operation)
    recorded.push({ operation, result: JSON.stringify(answer) })
    return answer as Answer
  }

  async function areCurrent(): Promise<boolean> {
    const now = await Promise.all(recorded.map(async ({ operation }) => JSON.stringify(await run(operation))))
    return now.every((result, at) => result === recorded[at]?.result)
  }

  return { ask, areCurrent }
}
