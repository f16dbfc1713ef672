import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { NetworkFailure } from './network-failure.ts'
import { operationName } from './operation.ts'
import { readProblems } from './problems.ts'
import type { NewUploadRequest, Sending } from './upload.ts'

export type Answer = FormattedExecutionResult
export type Question = Sending & {
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
}
export type Transport = (question: Question) => Promise<Answer>

type WithHash = { readonly __meta__?: { readonly hash: string } }

/** Returns the hash by which the server knows an operation of this build. */
export const hashOf = (document: DocumentNode): string | undefined => (document as DocumentNode & WithHash).__meta__?.hash

async function fullText(document: DocumentNode) {
  const { print } = await import('graphql/language/printer')
  return print(document)
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile))

/**
 * Codes with which a server refuses an unknown document. Our server answers BAD_REQUEST; other or older servers may answer GENERAL_ERROR.
 */
const unknown = new Set<string>(['BAD_REQUEST', 'GENERAL_ERROR'])

/**
 * Returns whether the server did not know the document. Only then is the document sent again in full; the server may also refuse the
 * request for another reason.
 */
const isUnknownDocument = ({ status, answer }: Got) =>
  status === 400 && (answer === null || readProblems(answer.errors).every(({ code }) => unknown.has(code)))

export type TransportTools = {
  fetch: typeof globalThis.fetch
  url: string
  newRequest?: NewUploadRequest
  /** Called with the id of the newest event that an answer includes, if the server sends the id. */
  onEventId?: (id: string) => void
}

type Spelled = { variables: unknown; id?: string; operationName?: string | undefined; query?: string }
type Got = { status: number; answer: Answer | null }

/**
 * Creates a transport that sends an operation by its hash. If the server was built from another version of the app, it may not know the
 * hash; the transport then sends the full document once. Sends files as a form; the code for forms loads with the first file. Does not
 * send files that are too large, and answers as the server would (F19). Throws
 * `NetworkFailure` if there is no answer, or if the answer has an unexpected shape.
 */
export function createTransport({ fetch, url, newRequest, onEventId }: TransportTools): Transport {
  async function postFiles(body: Spelled, question: Question): Promise<Got> {
    const [{ formOf, refusalOf }, { sendForm, browserRequest }] = await Promise.all([import('./multipart.ts'), import('./upload.ts')])
    const form = formOf(body)
    const refusal = refusalOf(form)
    if (refusal) return { status: 413, answer: refusal }
    const got = await sendForm(form, { ...question, url }, newRequest ?? browserRequest)
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
    const spelled = async () => post({ operationName: operationName(document), query: await fullText(document), variables }, question)
    const first = hash ? await post({ id: hash, variables }, question) : await spelled()
    const { status, answer } = hash && isUnknownDocument(first) ? await spelled() : first
    if (!answer) throw new NetworkFailure(status)
    return answer
  }
}
