import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Ask } from './ask.ts'
import { RefusedAnswer } from './problems.ts'
import type { HandledErrors, Report } from './reporting.ts'
import type { Question } from './transport.ts'

/** How a call that carries files is followed and stopped. */
export type Journey = Pick<Question, 'onProgress' | 'signal'>

/**
 * A mutation outside the cache: what signing in, up and out need while there is nobody whose answers could be cached. Under
 * the same policies and reports as the client's calls. Throws `RefusedAnswer` or `NetworkFailure`.
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
