import { parse, type DocumentNode } from 'graphql'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { Refusal } from '../../request/refusal.ts'
import { judge, refuse } from './judge.ts'

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: requestLimits.tokens, noLocation: true })
  } catch (error) {
    throw new Refusal(400, `The document is not accepted: ${error instanceof Error ? error.message : 'syntax'}`, { ofOperation: true })
  }
}

/**
 * Parses a document with a limit of tokens, and checks its cost before validation. Returns the document. Throws `Refusal` 400 if it
 * costs too much.
 */
export function examine(text: string, loneFields: ReadonlySet<string>): DocumentNode {
  if (/\\u(?:0000|\{0+\})/.test(text)) refuse('A document has a sign that is not accepted.')
  const document = parsed(text)
  judge(document, loneFields)
  return document
}
