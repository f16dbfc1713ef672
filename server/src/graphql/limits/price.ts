import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { fragmentsOf } from './measure.ts'

type Variables = Readonly<Record<string, unknown>>

/** Rows of a page whose size nobody named. */
const usualPage = 10

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a written value is once variables are put in. */
function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value]
  if (node.kind === Kind.INT) return Number(node.value)
  if (node.kind !== Kind.OBJECT) return null
  return Object.fromEntries(node.fields.map((field) => [field.name.value, valueOf(field.value, variables)]))
}

const rows = (limit: unknown) => (typeof limit === 'number' ? Math.min(Math.max(limit, 1), requestLimits.pageSize) : usualPage)

const hasVariable = (node: ValueNode): boolean =>
  node.kind === Kind.VARIABLE || (node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value)))

/** Whether the size of a page in a document comes in a variable, so that its price is another with each request. */
export function isPricedByVariables(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Argument({ name, value }) {
      if ((name.value === 'limit' || name.value === 'pagination') && hasVariable(value)) found = true
    },
  })
  return found
}

/** How many rows a field may answer with: those of the requested page; one where it has no pages. */
function rowsOf({ arguments: given = [] }: FieldNode, variables: Variables): number {
  for (const { name, value } of given) {
    if (name.value === 'limit') return rows(valueOf(value, variables))
    if (name.value !== 'pagination') continue
    const page = valueOf(value, variables)
    return rows(isRecord(page) ? page['limit'] : null)
  }
  return 1
}

const withDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): Variables => ({
  ...Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, valueOf(defaultValue, {})]] : [])),
  ),
  ...variables,
})

/**
 * What an operation may cost: its fields, each as often as the pages around it have rows, whether a page's size was written in the
 * document or came in a variable. Call `examine` first: it knows that no fragment contains itself.
 */
export function priceOf(document: DocumentNode, variables: Variables, operationName: string | null = null): number {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const operation = operations.find(({ name }) => operationName !== null && name?.value === operationName) ?? operations[0]
  if (!operation) return 1
  const fragments = fragmentsOf(document)
  const given = withDefaults(operation, variables)
  const known = new Map<string, number>()

  function ofFragment(name: string): number {
    const before = known.get(name)
    if (before !== undefined) return before
    const set = fragments.get(name)?.selectionSet
    const price = set ? ofSelections(set) : 0
    known.set(name, price)
    return price
  }

  function ofSelections(set: SelectionSetNode): number {
    return set.selections.reduce((sum, one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(one.name.value)
      if (one.kind === Kind.INLINE_FRAGMENT) return sum + ofSelections(one.selectionSet)
      return sum + 1 + (one.selectionSet ? rowsOf(one, given) * ofSelections(one.selectionSet) : 0)
    }, 0)
  }

  return ofSelections(operation.selectionSet)
}
