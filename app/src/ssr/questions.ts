import type { DocumentNode } from 'graphql'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import { hashOf } from '#graphql/transport.ts'

/** An operation of a page: its hash and its variables. */
type Question = { id: string; variables: Readonly<Record<string, unknown>> }

/** Runs an operation. The same operation with the same variables runs once for a page. */
export type Answering = (document: DocumentNode, variables: Question['variables']) => Promise<OperationResult>

/**
 * Creates the function with which one page runs its operations. It remembers each operation with its result. `areCurrent` runs them again
 * and resolves to whether every result is the same.
 */
export function createQuestions(run: (question: Question) => Promise<OperationResult>) {
  const asked = new Map<string, { question: Question; answer: Promise<OperationResult> }>()

  const answer: Answering = (document, variables) => {
    const id = hashOf(document)
    if (id === undefined) throw new Error('A page can only run operations of the build')
    const question = { id, variables }
    const key = JSON.stringify(question)
    const known = asked.get(key)
    if (known) return known.answer
    const running = run(question)
    asked.set(key, { question, answer: running })
    return running
  }

  async function areCurrent(): Promise<boolean> {
    const same = await Promise.all(
      Array.from(
        asked.values(),
        async ({ question, answer: before }) => JSON.stringify(await run(question)) === JSON.stringify(await before),
      ),
    )
    return same.every(Boolean)
  }

  return { answer, areCurrent }
}
