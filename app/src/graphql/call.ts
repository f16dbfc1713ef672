import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Ask } from './ask.ts'
import { RefusedAnswer } from './problems.ts'
import type { HandledErrors, Report } from './reporting.ts'
import type { Question } from './transport.ts'

/** Progress and abort signal of a request with files. */
export type Journey = Pick<Question, 'onProgress' | 'signal'>

/**
 * Sends a mutation outside the cache, for signing in, up and out, because there is no identity to cache for. Retries, refreshes tokens and
 * reports errors like the client. Throws `RefusedAnswer` or `NetworkFailure`.
 */
export type Call = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  errors?: HandledErrors,
  journey?: Journey,
) => Promise<Data>

export const createCall = (ask: () => Ask, report: Report): Call =>
  async function call<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    errors?: HandledErrors,
    journey: Journey = {},
  ): Promise<Data> {
    const answer = await ask()({ document, variables: variables as Readonly<Record<string, unknown>>, ...journey })
    report(answer, errors)
    if (answer.errors?.length || !answer.data) throw new RefusedAnswer(answer.errors ?? [])
    return answer.data as Data
  }
