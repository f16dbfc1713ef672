import { AsyncLocalStorage } from 'node:async_hooks'

/** The attributes of a span. They must contain no personal data: no addresses, no parameters, no text that somebody typed. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** `server`: the work answers a request. `client`: it waits for another program. `internal`: neither. */
export type SpanKind = 'server' | 'client' | 'internal'

/** A span of a trace that has not ended. */
export type Span = {
  readonly traceId: string
  /** Begins a span inside this one and returns it. `from`: when it began, in milliseconds since 1970; now by default. */
  child(name: string, kind: SpanKind, facts: SpanFacts, from?: number): Span
  /** Adds attributes. */
  tell(facts: SpanFacts): void
  /** Marks it as failed, with the kind of the error and without its message. */
  fail(error: unknown): void
  end(): void
}

const spans = new AsyncLocalStorage<Span>()

/** Returns the span of the current work; null if it is not traced. */
export const currentSpan = (): Span | null => spans.getStore() ?? null

/** Runs work outside of any trace. */
export const withoutSpan = <T>(work: () => T): T => spans.exit(work)

/** Runs work in a span and returns its result. Ends the span when the work ends. If the work throws, the span is marked as failed. */
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

/** Runs work in a span and returns its result. The caller ends the span. */
export const insideOf = <T>(span: Span, work: () => T): T => spans.run(span, work)

/** Runs work in a new span inside the current one, and returns its result. If there is no current span, it only runs the work. */
export function spanned<T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => T): T {
  const parent = currentSpan()
  return parent ? inSpan(parent.child(name, kind, facts), work) : work()
}

/** Returns a provider whose calls have spans. A call that does not return a promise has none, because it waits for no other program. */
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
