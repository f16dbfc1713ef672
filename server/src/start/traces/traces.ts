import type { IncomingMessage, ServerResponse } from 'node:http'
import { insideOf, inSpan, spannedProvider, currentSpan } from '#spans.ts'
import type { Deps } from '../../deps.ts'
import { requestKind } from '../../http/measured-requests.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { throttle } from '../../platform/throttle.ts'
import { readTraceParent } from '../../request/request-cause.ts'
import { openSpans, type TracesEnv } from './open-spans.ts'

/** Longest text of a statement in a span, in characters. */
const longestStatement = 2_000

/** The methods that a span may name. Callers could invent any number of others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

type Parts = { env: TracesEnv; trustProxy: number; clock: Clock; log: Log; system: 'sqlite' | 'postgresql' }

/**
 * Opens the traces of this process. Returns functions that make spans for its requests, statements, jobs and calls of providers
 * (docs/decisions/072-traces.md).
 */
export async function createTraces({ env, trustProxy, clock, log, system }: Parts) {
  const reportThrottled = throttle(clock, 60_000)
  const { open, stop } = await openSpans(env, (error) => reportThrottled('away', () => log.warn('Traces could not be sent', { error })))

  /** Answers a request in a span that ends when its connection closes or the last byte is sent. Continues the trace of a trusted proxy. */
  function request(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void {
    const parent = trustProxy > 0 ? readTraceParent(incoming.headers) : null
    const method = methods.has(incoming.method ?? '') ? String(incoming.method) : '_OTHER'
    const kind = requestKind(incoming.url ?? '/')
    const span = open(`${method} ${kind}`, 'server', { 'http.request.method': method, 'http.route': kind }, parent)
    outgoing.on('close', () => {
      if (outgoing.headersSent) span.tell({ 'http.response.status_code': outgoing.statusCode })
      if (outgoing.statusCode >= 500) span.fail({ code: String(outgoing.statusCode) })
      span.end()
    })
    insideOf(span, answer)
  }

  /** Adds a span for a statement that has run, without its parameters, if the current work is traced. */
  function statement(text: string, milliseconds: number, error: unknown): void {
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
    const facts = { 'db.system.name': system, 'db.operation.name': operation, 'db.query.text': text.slice(0, longestStatement) }
    const span = currentSpan()?.child(operation, 'client', facts, clock.now() - milliseconds)
    if (error !== undefined) span?.fail(error)
    span?.end()
  }

  /** Returns the dependencies with providers whose calls have spans. */
  const outgoing = <
    D extends Pick<Deps, 'sms' | 'push' | 'webhooks' | 'platforms' | 'previews' | 'files' | 'identity' | 'oidc' | 'payments'>,
  >(
    deps: D,
  ): D => ({
    ...deps,
    sms: spannedProvider('sms', deps.sms),
    push: spannedProvider('push', deps.push),
    webhooks: spannedProvider('webhooks', deps.webhooks),
    platforms: Object.fromEntries(Object.entries(deps.platforms).map(([name, one]) => [name, spannedProvider(name.toLowerCase(), one)])),
    previews: spannedProvider('previews', deps.previews),
    files: spannedProvider('files', deps.files),
    identity: spannedProvider('identity', deps.identity),
    oidc: deps.oidc && spannedProvider('oidc', deps.oidc),
    payments: deps.payments.map((one) => spannedProvider(one.name, one)),
  })

  return {
    request,
    statement,
    outgoing,
    /** Runs a job in a trace of its own, also if a request woke it. */
    job: <T>(name: string, run: () => T): T => inSpan(open(`job ${name}`, 'internal', { 'wasla.job': name }, null), run),
    stop,
  }
}
