import { ApolloClient } from '@apollo/client/core'
import { ApolloLink } from '@apollo/client/link'
import { Observable } from 'rxjs'
import type { Ask } from './ask.ts'
import { createCache } from './cache.ts'
import type { Journey } from './call.ts'
import type { Report } from './reporting.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Progress and abort signal of a mutation with files. */
    journey?: Journey
  }
}

export type ClientTools = { ask: Ask; report: Report }

/**
 * The client's only link. Sends one request for each operation and reports a refusal, unless the caller shows it itself. `ask` handles the
 * session; calls outside the cache use it too.
 */
const askLink = ({ ask, report }: ClientTools) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController()
        const { errors, journey } = operation.getContext()
        const signal = journey?.signal ? AbortSignal.any([leaving.signal, journey.signal]) : leaving.signal
        const { onProgress } = journey ?? {}
        ask({ document: operation.query, variables: operation.variables, signal, ...(onProgress ? { onProgress } : {}) }).then(
          (answer) => {
            report(answer, errors)
            observer.next(answer as ApolloLink.Result)
            observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
        return () => leaving.abort()
      }),
  )

/** Creates a client for one identity. A client is never reset: each sign-in, switch and sign-out creates a new one. */
export const createClient = (tools: ClientTools) =>
  new ApolloClient({
    cache: createCache(),
    link: askLink(tools),
    dataMasking: true,
    assumeImmutableResults: true,
    // Off in tests: the extension keeps a list of all clients, so the page could not free the data of a story that has ended.
    devtools: { enabled: import.meta.env.MODE === 'development' },
  })
