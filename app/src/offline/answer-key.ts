import type { Question } from '#graphql/transport.ts'
import { hashOf } from '#graphql/transport.ts'
import { operationName } from '#graphql/operation.ts'

/** The part of a request that decides its answer. */
export type Questioned = Pick<Question, 'document'> & { readonly variables?: Readonly<Record<string, unknown>> | undefined }

/** Returns the same key for the same operation with the same variables. The hash covers the whole text, so another text has another key. */
export const answerKey = ({ document, variables = {} }: Questioned): string =>
  `${hashOf(document) ?? operationName(document) ?? ''}?${JSON.stringify(variables)}`
