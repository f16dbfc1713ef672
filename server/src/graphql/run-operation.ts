import { getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql'

/** What is known of an operation before it runs: whether it is a query, and its root fields. */
export type Operation = { readonly isQuery: boolean; readonly fields: readonly string[] }

export type Outcome = Promise<ExecutionResult> | ExecutionResult

/** Chooses the context of an operation, and runs the operation in it by `run`. */
export type RunOperation<C extends object> = (operation: Operation, context: C, run: (context: C) => Outcome) => Outcome

/** Runs every operation in the context of its request. */
export const runAsIs = <C extends object>(_operation: Operation, context: C, run: (context: C) => Outcome): Outcome => run(context)

/** Returns the operation of a document. A fragment at its root counts as an unknown field. */
export function operationOf(document: DocumentNode, name?: string | null): Operation {
  const operation = getOperationAST(document, name)
  return {
    isQuery: operation?.operation === 'query',
    fields: (operation?.selectionSet.selections ?? []).map((selection) => (selection.kind === 'Field' ? selection.name.value : '')),
  }
}
