import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { NetworkFailure } from './network-failure.ts'
import { readProblems } from './problems.ts'
import type { NewUploadRequest, Sending } from './upload.ts'

export type Answer = FormattedExecutionResult
export type Question = Sending & {
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
}
export type Transport = (question: Question) => Promise<Answer>

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

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile))

/** What a server that does not know a document may say: ours says that the request is malformed, another one, or an older, says something else. */
const unknown = new Set<string>(['BAD_REQUEST', 'GENERAL_ERROR'])

/** Whether the server did not know the document, rather than refusing the request: nothing is sent twice in vain. */
const isUnknownDocument = ({ status, answer }: Got) =>
  status === 400 && (answer === null || readProblems(answer.errors).every(({ code }) => unknown.has(code)))

export type TransportTools = {
  fetch: typeof globalThis.fetch
  url: string
  newRequest?: NewUploadRequest
  /** Called with the id of the newest event that an answer takes into account, where the server says it. */
  onEventId?: (id: string) => void
}

type Spelled = { variables: unknown; id?: string; operationName?: string | undefined; query?: string }
type Got = { status: number; answer: Answer | null }

/**
 * Sends an operation by its hash. Files travel in a form, whose code is loaded with the first of them. Where the server refuses to execute it, because it was built from another version of the app,
 * the full text is sent once instead.
 */
export function createTransport({ fetch, url, newRequest, onEventId }: TransportTools): Transport {
  async function postFiles(body: Spelled, question: Question): Promise<Got> {
    const [{ formOf }, { sendForm, browserRequest }] = await Promise.all([import('./multipart.ts'), import('./upload.ts')])
    const got = await sendForm(formOf(body), { ...question, url }, newRequest ?? browserRequest)
    return { status: got.status, answer: isAnswer(got.body) ? got.body : null }
  }

  async function postText(body: Spelled, { headers, signal }: Question): Promise<Got> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/graphql-response+json, application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      throw new NetworkFailure(null, cause)
    })
    const eventId = response.headers.get('last-event-id')
    if (eventId !== null) onEventId?.(eventId)
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, answer: isAnswer(answer) ? answer : null }
  }

  return async function send(question) {
    const { document, variables } = question
    const carriesFiles = holdsFile(variables)
    const post = carriesFiles ? postFiles : postText
    const hash = hashOf(document)
    const spelled = async () => post({ operationName: nameOf(document), query: await fullText(document), variables }, question)
    const first = hash ? await post({ id: hash, variables }, question) : await spelled()
    const { status, answer } = hash && isUnknownDocument(first) ? await spelled() : first
    if (!answer) throw new NetworkFailure(status)
    return answer
  }
}
