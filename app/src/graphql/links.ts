import { ApolloLink } from '@apollo/client/link'
import { from, map, mergeMap, Observable, of, tap } from 'rxjs'
import type { RefreshResult } from '#session/refresh.ts'
import { readProblems, type ServerProblem } from './problems.ts'
import { needsToast, type ErrorWishes } from './reporting.ts'
import { NetworkFailure, type Transport } from './transport.ts'

/** What links must be able to ask of and tell the session they work for. */
export type LinkSession = {
  /** False once another identity has taken the tab; answers are dropped then. */
  isCurrent: () => boolean
  accessToken: () => string | null
  refresh: (failing: string) => Promise<RefreshResult>
  /** An answer said that the session is over. Resolves to whether other tokens were found meanwhile, with which to ask again. */
  lost: (failing: string, suspended: boolean) => 'retry' | 'ended'
}

/** An answer to a question of somebody who is no longer here. */
export class StaleAnswer extends Error {
  constructor() {
    super('The session changed while this was under way')
    this.name = 'StaleAnswer'
  }
}

const wishesOf = (operation: ApolloLink.Operation): ErrorWishes | undefined => (operation.getContext() as { errors?: ErrorWishes }).errors

/** Shows what the server refused, unless the call shows it itself. Stands above the retry, so that a refusal that was cured is never seen. */
export const reportLink = (session: LinkSession, report: (problem: ServerProblem) => void) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const shown = readProblems(result.errors).find((problem) => needsToast(problem, wishesOf(operation), session.accessToken() !== null))
        if (shown) report(shown)
      }),
    ),
  )

/** Drops answers to an older identity's questions. */
export const generationLink = (session: LinkSession) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!session.isCurrent()) throw new StaleAnswer()
        return result
      }),
    ),
  )

/** `UN_AUTHORIZED`: one refresh, one more try (S1 §4). A session that is over ends here. */
export const sessionLink = (session: LinkSession) =>
  new ApolloLink((operation, forward) =>
    new Observable<string | null>((observer) => {
      observer.next(session.accessToken())
      observer.complete()
    }).pipe(
      mergeMap((used) =>
        forward(operation).pipe(
          mergeMap((result) => {
            if (used === null) return of(result)
            const codes = readProblems(result.errors).map(({ code }) => code)
            if (codes.includes('UN_AUTHORIZED'))
              return from(session.refresh(used)).pipe(
                mergeMap((refreshed) => {
                  if (refreshed.kind === 'offline') throw new NetworkFailure(null)
                  if (!session.isCurrent()) throw new StaleAnswer()
                  return refreshed.kind === 'expired' ? of(result) : forward(operation)
                }),
              )
            const suspended = codes.includes('USER_SUSPENDED')
            if (!suspended && !codes.includes('INVALID_SESSION')) return of(result)
            return session.lost(used, suspended) === 'retry' ? forward(operation) : of(result)
          }),
        ),
      ),
    ),
  )

export type Headers = { accessToken: () => string | null; language: () => string; deviceToken: () => string }

/** Who asks, in which language, from which device. Read at every try, so that a retry carries the new token. */
export const headersOf = ({ accessToken, language, deviceToken }: Headers): Record<string, string> => {
  const token = accessToken()
  return { 'accept-language': language(), 'x-wasla-device': deviceToken(), ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

/** The end of the chain: one operation, one request. */
export const transportLink = (send: Transport, headers: Headers) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController()
        send({ document: operation.query, variables: operation.variables, headers: headersOf(headers), signal: leaving.signal }).then(
          (answer) => {
            observer.next(answer as ApolloLink.Result)
            observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
        return () => leaving.abort()
      }),
  )
