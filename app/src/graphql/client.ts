import { ApolloClient } from '@apollo/client/core'
import { ApolloLink } from '@apollo/client/link'
import { createCache } from './cache.ts'
import { generationLink, reportLink, sessionLink, transportLink, type Headers, type LinkSession } from './links.ts'
import type { ServerProblem } from './problems.ts'
import type { Transport } from './transport.ts'

export type ClientTools = {
  session: LinkSession
  headers: Headers
  send: Transport
  report: (problem: ServerProblem) => void
}

/** A client for one identity. It is never reset to serve another: a sign-in, a switch and a sign-out each make a new one. */
export const createClient = ({ session, headers, send, report }: ClientTools) =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([reportLink(session, report), generationLink(session), sessionLink(session), transportLink(send, headers)]),
    dataMasking: true,
    assumeImmutableResults: true,
    devtools: { enabled: import.meta.env.DEV },
  })
