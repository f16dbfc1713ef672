import type { DocumentNode } from 'graphql'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import { hashOf } from '#graphql/transport.ts'

/** An operation of the build, by its hash. */
export type Operation = { id: string; variables: Readonly<Record<string, unknown>> }

/** Runs an operation of a page. The same operation with the same variables runs once. */
export type RunOnce = (document: DocumentNode, variables: Operation['variables']) => Promise<OperationResult>

/**
 * Creates the function with which one page runs its operations. Each operation and its result are recorded. `areCurrent` runs them again
 * and resolves to whether every result is the same.
 */
export function createOperations(run: (operation: Operation) => Promise<OperationResult>) {
  const recorded = new Map<string, { operation: Operation; result: Promise<OperationResult> }>()

  const runOnce: RunOnce = (document, variables) => {
    const id = hashOf(document)
    if (id === undefined) throw new Error('A page can only run operations of the build')
    const operation = { id, variables }
    const key = JSON.stringify(operation)
    const known = recorded.get(key)
    if (known) return known.result
    const result = run(operation)
    recorded.set(key, { operation, result })
    return result
  }

  async function isCurrent({ operation, result }: { operation: Operation; result: Promise<OperationResult> }): Promise<boolean> {
    return JSON.stringify(await run(operation)) === JSON.stringify(await result)
  }

  return { runOnce, areCurrent: async () => (await Promise.all(Array.from(recorded.values(), isCurrent))).every(Boolean) }
}
