import { ApolloClient } from '@apollo/client/core'
import { ApolloLink } from '@apollo/client/link'
import { Observable } from 'rxjs'
import type { Ask } from './ask.ts'
import { createCache } from './cache.ts'
import type { Journey } from './call.ts'
import type { Report } from './reporting.ts'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Follows and stops a mutation that carries files. */
    journey?: Journey
  }
}

export type ClientTools = { ask: Ask; report: Report }

/**
 * The whole chain: one operation is one question, and what the server refuses is shown unless the call shows it itself. The
 * policies of sessions live in `ask`, which calls outside the cache share.
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

/** A client for one identity. It is never reset to serve another: a sign-in, a switch and a sign-out each make a new one. */
export const createClient = (tools: ClientTools) =>
  new ApolloClient({
    cache: createCache(),
    link: askLink(tools),
    dataMasking: true,
    assumeImmutableResults: true,
    devtools: { enabled: import.meta.env.DEV },
  })
