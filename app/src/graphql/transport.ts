import type { DocumentNode, FormattedExecutionResult } from 'graphql'

export type Answer = FormattedExecutionResult
export type Question = {
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}
export type Transport = (question: Question) => Promise<Answer>

/** The server could not be reached or did not answer in its own language. Never toasted (S1 §8). */
export class NetworkFailure extends Error {
  readonly status: number | null

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The server cannot be reached' : `The server answered ${status}`, { cause })
    this.name = 'NetworkFailure'
    this.status = status
  }
}

type Known = { readonly __meta__?: { readonly hash: string } }

/** The hash by which the server knows an operation of the build. */
export const hashOf = (document: DocumentNode): string | undefined => (document as DocumentNode & Known).__meta__?.hash

async function fullText(document: DocumentNode) {
  const { print } = await import('graphql/language/printer')
  return print(document)
}

const nameOf = (document: DocumentNode) =>
  document.definitions.flatMap((one) => (one.kind === 'OperationDefinition' && one.name ? [one.name.value] : []))[0]

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)

/**
 * Sends an operation by its hash. Where the server refuses to execute it, because it was built from another version of the app,
 * the full text is sent once instead.
 */
export function createTransport({ fetch, url }: { fetch: typeof globalThis.fetch; url: string }): Transport {
  async function post(body: unknown, { headers, signal }: Question) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/graphql-response+json, application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      throw new NetworkFailure(null, cause)
    })
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, answer: isAnswer(answer) ? answer : null }
  }

  return async function send(question) {
    const { document, variables } = question
    const hash = hashOf(document)
    const spelled = async () => post({ operationName: nameOf(document), query: await fullText(document), variables }, question)
    const first = hash ? await post({ id: hash, variables }, question) : await spelled()
    const { status, answer } = hash && first.status === 400 ? await spelled() : first
    if (!answer) throw new NetworkFailure(status)
    return answer
  }
}
