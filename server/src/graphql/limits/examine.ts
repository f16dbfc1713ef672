import { Kind, parse, visit, type DocumentNode } from 'graphql'
import { requestLimits } from '@wasla/contract/session/limits.ts'
import { Refusal } from '../refusal.ts'
import { FragmentCycle, fragmentsOf, measure, rootFields, type Fragments } from './measure.ts'

const refuse = (message: string): never => {
  throw new Refusal(400, message)
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: requestLimits.tokens, noLocation: true })
  } catch (error) {
    throw new Refusal(400, `The document is not accepted: ${error instanceof Error ? error.message : 'syntax'}`)
  }
}

function countDirectives(document: DocumentNode): number {
  let count = 0
  visit(document, { Directive: () => void (count += 1) })
  return count
}

const expanded = (operation: Parameters<typeof measure>[0], fragments: Fragments) => {
  try {
    return measure(operation, fragments)
  } catch (error) {
    if (error instanceof FragmentCycle) return refuse('A fragment contains itself.')
    throw error
  }
}

/**
 * Refuses a document that would cost too much before anything of it is validated: tokens are counted while it is read, depth,
 * aliases and fields as executed, and a session or money mutation stands alone, so that one request is one try.
 */
export function examine(text: string, loneFields: ReadonlySet<string>): void {
  if (/\\u(?:0000|\{0+\})/.test(text)) refuse('A document has a sign that is not accepted.')
  const document = parsed(text)
  const fragments = fragmentsOf(document)
  if (countDirectives(document) > requestLimits.directives) refuse(`A document has at most ${requestLimits.directives} directives.`)
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue
    const found = expanded(operation, fragments)
    if (found.depth > requestLimits.depth) refuse(`An operation is at most ${requestLimits.depth} levels deep.`)
    if (found.aliases > requestLimits.aliases) refuse(`An operation has at most ${requestLimits.aliases} aliases.`)
    if (found.fields > requestLimits.fields) refuse(`An operation has at most ${requestLimits.fields} fields.`)
    const roots = rootFields(operation.selectionSet, fragments)
    const lone = roots.find((name) => loneFields.has(name))
    if (lone && roots.length > 1) refuse(`${lone} stands alone in its operation.`)
  }
}
