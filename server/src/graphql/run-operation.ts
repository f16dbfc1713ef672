import { getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql'

/** What an operation asks for: whether it only reads, and its root fields. */
export type Operation = { readonly isQuery: boolean; readonly fields: readonly string[] }

export type Outcome = Promise<ExecutionResult> | ExecutionResult

/** Runs an operation, in the given context or in another one. */
export type RunOperation<C extends object> = (operation: Operation, context: C, run: (context: C) => Outcome) => Outcome

/** Runs every operation in the context of its request. */
export const runAsIs = <C extends object>(_operation: Operation, context: C, run: (context: C) => Outcome): Outcome => run(context)

/** Returns what a document asks for. A fragment counts as a field that nothing is known of. */
export function operationOf(document: DocumentNode, name?: string | null): Operation {
  const operation = getOperationAST(document, name)
  return {
    isQuery: operation?.operation === 'query',
    fields: (operation?.selectionSet.selections ?? []).map((selection) => (selection.kind === 'Field' ? selection.name.value : '')),
  }
}
