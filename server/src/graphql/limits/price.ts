import {
  Kind,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql'
import { entryPrice, questionPrices, usualPrice, type QuestionPrice } from '@wasla/contract/common/question-prices.ts'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { fragmentsOf } from './measure.ts'

type Variables = Readonly<Record<string, unknown>>

/** Number of rows of a page whose limit is not given. */
const usualPage = 10

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value of a node, with variables filled in. */
function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value]
  if (node.kind === Kind.INT) return Number(node.value)
  if (node.kind === Kind.LIST) return node.values.map((value) => valueOf(value, variables))
  if (node.kind !== Kind.OBJECT) return null
  return Object.fromEntries(node.fields.map((field) => [field.name.value, valueOf(field.value, variables)]))
}

const rows = (limit: unknown) => (typeof limit === 'number' ? Math.min(Math.max(limit, 1), requestLimits.pageSize) : usualPage)

const hasVariable = (node: ValueNode): boolean =>
  node.kind === Kind.VARIABLE ||
  (node.kind === Kind.LIST && node.values.some(hasVariable)) ||
  (node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value)))

/** Types of variables whose values have no parts. */
const single = new Set(['ID', 'String', 'Int', 'Float', 'Boolean', 'Date', 'DateTime', 'MinorUnits', 'Upload'])

const isSingle = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isSingle(type.type) : type.kind === Kind.NAMED_TYPE && single.has(type.name.value)

/** Returns whether a document’s price depends on variables: a page size, or a value that may have a list, is in a variable. */
export function isPricedByVariables(document: DocumentNode): boolean {
  let found = false
  const checkPart = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    if ((name.value === 'limit' || name.value === 'pagination') && hasVariable(value)) found = true
  }
  visit(document, {
    VariableDefinition({ type }) {
      if (!isSingle(type)) found = true
    },
    Argument: checkPart,
    ObjectField: checkPart,
  })
  return found
}

/** Returns the number of entries of all lists in a value. */
function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts: readonly unknown[] = Object.values(value)
  return parts.reduce<number>((sum, part) => sum + entriesIn(part), Array.isArray(value) ? parts.length : 0)
}

/** Returns the rows of every page in a value, at any depth, because inputs contain pages as arguments do. */
function pagesIn(name: string, value: unknown): number[] {
  if (name === 'limit') return [rows(value)]
  if (name === 'pagination') return [rows(isRecord(value) ? value['limit'] : null)]
  if (Array.isArray(value)) return value.flatMap((one: unknown) => pagesIn('', one))
  return isRecord(value) ? Object.entries(value).flatMap(([key, part]) => pagesIn(key, part)) : []
}

/** Returns the largest number of rows that a field may return: the size of its largest page, or `otherwise` if it has no page. */
function rowsOf({ arguments: given = [] }: FieldNode, variables: Variables, otherwise: number): number {
  const pages = given.flatMap(({ name, value }) => pagesIn(name.value, valueOf(value, variables)))
  return pages.length === 0 ? otherwise : Math.max(...pages)
}

const priceOfQuestion = (name: string): QuestionPrice =>
  (Object.hasOwn(questionPrices, name) ? questionPrices[name] : undefined) ?? usualPrice

const withDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): Variables => ({
  ...Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, valueOf(defaultValue, {})]] : [])),
  ),
  ...variables,
})

/**
 * Returns the highest price of an operation. It adds up three prices. Each root field has a price. Each field has a price,
 * multiplied by the rows of the pages around it. Each list entry in arguments has a price (Y-24). Arguments may be in the document or in a
 * variable. One unit is about a microsecond of processor time. Call `examine` first: it makes sure that no fragment contains itself.
 */
export function priceOf(document: DocumentNode, variables: Variables, operationName: string | null = null): number {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const operation = operations.find(({ name }) => operationName !== null && name?.value === operationName) ?? operations[0]
  if (!operation) return 1
  const fragments = fragmentsOf(document)
  const given = withDefaults(operation, variables)
  // One cache is enough: a fragment on the root type can only be spread at the root, and any other fragment only elsewhere.
  const known = new Map<string, number>()

  function ofFragment(name: string, isRoot: boolean): number {
    const before = known.get(name)
    if (before !== undefined) return before
    const set = fragments.get(name)?.selectionSet
    const price = set ? ofSelections(set, isRoot) : 0
    known.set(name, price)
    return price
  }

  function ofField(field: FieldNode, isRoot: boolean): number {
    const { once, rows: otherwise = 1 } = isRoot && !field.name.value.startsWith('__') ? priceOfQuestion(field.name.value) : { once: 1 }
    const entries = (field.arguments ?? []).reduce((sum, { value }) => sum + entriesIn(valueOf(value, given)), 0)
    const answer = field.selectionSet ? rowsOf(field, given, otherwise) * ofSelections(field.selectionSet, false) : 0
    return once + entries * entryPrice + answer
  }

  function ofSelections(set: SelectionSetNode, isRoot: boolean): number {
    return set.selections.reduce((sum, one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(one.name.value, isRoot)
      if (one.kind === Kind.INLINE_FRAGMENT) return sum + ofSelections(one.selectionSet, isRoot)
      return sum + ofField(one, isRoot)
    }, 0)
  }

  return ofSelections(operation.selectionSet, true)
}
