import { AsyncLocalStorage } from 'node:async_hooks'

/** Facts of a span. They name no person: no addresses, no parameters, no texts that somebody typed. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** `server`: the work answers a request. `client`: it waits for another program. `internal`: it does neither. */
export type SpanKind = 'server' | 'client' | 'internal'

/** A part of a trace that is being measured. */
export type Span = {
  readonly traceId: string
  /** Begins a part of this part; `from` is its beginning in milliseconds since 1970, if that was before now. */
  child(name: string, kind: SpanKind, facts: SpanFacts, from?: number): Span
  tell(facts: SpanFacts): void
  /** Marks it as failed, by the kind of the error and not by its message. */
  fail(error: unknown): void
  end(): void
}

const spans = new AsyncLocalStorage<Span>()

/** Returns the span of the work that is running; null if nothing traces it. */
export const currentSpan = (): Span | null => spans.getStore() ?? null

/** Runs work outside of any trace. */
export const withoutSpan = <T>(work: () => T): T => spans.exit(work)

/** Runs work inside of a span, and ends the span with it. Marks the span as failed if the work throws. */
export function inSpan<T>(span: Span, work: () => T): T {
  const failed = (error: unknown): never => {
    span.fail(error)
    span.end()
    throw error
  }
  let result: T
  try {
    result = spans.run(span, work)
  } catch (error) {
    return failed(error)
  }
  if (!(result instanceof Promise)) {
    span.end()
    return result
  }
  return result.then((value: unknown) => {
    span.end()
    return value
  }, failed) as T
}

/** Like `inSpan`, for a span that somebody else ends. */
export const insideOf = <T>(span: Span, work: () => T): T => spans.run(span, work)

/** Runs work as a part of what is traced now. If nothing is, only runs it. */
export function spanned<T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => T): T {
  const parent = currentSpan()
  return parent ? inSpan(parent.child(name, kind, facts), work) : work()
}

/**
 * Returns a provider whose calls are parts of what is traced. Calls that answer at once are left out, because they ask nobody.
 */
export function spannedProvider<P extends object>(name: string, provider: P): P {
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      return (...given: unknown[]): unknown => {
        const call = () => Reflect.apply(value, target, given) as unknown
        const span = currentSpan()?.child(`${name} ${key}`, 'client', {})
        if (!span) return call()
        const answer = insideOf(span, call)
        return answer instanceof Promise ? inSpan(span, () => answer) : answer
      }
    },
  })
}
