import type { Context, Span as OtelSpan, SpanKind as OtelKind, Tracer } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Env } from '../../config/env.ts'
import type { Span, SpanKind } from '#spans.ts'
import { pause } from '#wait.ts'

export type TracesEnv = NonNullable<Env['traces']>

/** The trace and the span of the proxy, inside which ours begin. */
type RemoteParent = { traceId: string; spanId: string; isSampled: boolean }

/** Begins a span that is in no other span of this process. */
export type OpenSpan = (name: string, kind: SpanKind, facts: Record<string, string>, parent: RemoteParent | null) => Span

/** How many milliseconds the process waits for the collector when it ends. */
const lastWait = 2_000

async function withinTime(work: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  await Promise.race([work, pause(lastWait, over.signal)])
  over.abort()
}

const kindOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown'
}

/**
 * Loads OpenTelemetry. Returns a function that begins spans, which are sent to the collector in batches, and `stop`, which sends the rest.
 * No library is patched and nothing global is set: only our code begins spans.
 */
export async function openSpans(
  { url, serviceName, sampler }: TracesEnv,
  onFail: (error: unknown) => void,
): Promise<{ open: OpenSpan; stop(): Promise<void> }> {
  const [api, sdk, exporters, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const plain = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(sampler.share),
  }
  const root = plain[sampler.root]()
  const collector = new exporters.OTLPTraceExporter({ url })
  const exporter: SpanExporter = {
    export: (spans, done) =>
      collector.export(spans, (result) => {
        if (result.code !== 0) onFail(result.error)
        done(result)
      }),
    shutdown: () => collector.shutdown(),
  }
  const provider = new sdk.TracerProvider({
    sampler: sampler.followsParent ? new sdk.ParentBasedSampler({ root }) : root,
    resource: resources
      .defaultResource()
      .merge(resources.detectResources({ detectors: [resources.envDetector] }))
      .merge(resources.resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer: Tracer = provider.getTracer('wasla')
  const kinds: Readonly<Record<SpanKind, OtelKind>> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  }

  function spanOf(own: OtelSpan): Span {
    const within: Context = api.trace.setSpan(api.ROOT_CONTEXT, own)
    return {
      traceId: own.spanContext().traceId,
      child: (name, kind, attributes, from) =>
        spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes, ...(from !== undefined && { startTime: from }) }, within)),
      tell: (facts) => void own.setAttributes(facts),
      fail(error) {
        own.setAttribute('error.type', kindOf(error))
        own.setStatus({ code: api.SpanStatusCode.ERROR })
      },
      end: () => own.end(),
    }
  }

  return {
    open(name, kind, attributes, parent) {
      const context = parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: parent.isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
            isRemote: true,
          })
        : api.ROOT_CONTEXT
      return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes }, context))
    },
    stop: () => withinTime(provider.shutdown().catch(onFail)),
  }
}
