import * as z from 'zod/mini'

const roots = ['always_on', 'always_off', 'traceidratio'] as const

/** Which traces are kept, by the names of OpenTelemetry. */
export const samplers = [...roots, 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const

/** A share of all traces. */
export const share = z.pipe(
  z.string().check(z.regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, { error: 'must be a number from 0 to 1' })),
  z.transform(Number),
)

export type TraceSettings = {
  /** The collector's address for traces, in JSON over HTTP. */
  url: string
  serviceName: string
  /** `followsParent`: a trace that a proxy began is kept if the proxy keeps it. */
  sampler: { followsParent: boolean; root: (typeof roots)[number]; share: number }
}

type Values = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER: (typeof samplers)[number]
  OTEL_TRACES_SAMPLER_ARG: number
  OTEL_SDK_DISABLED: boolean
}

/** Returns how traces are sent; null if no address of a collector is set, or if they are switched off. */
export function tracesOf(values: Values): TraceSettings | null {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`)
  if (!url || values.OTEL_SDK_DISABLED) return null
  const name = values.OTEL_TRACES_SAMPLER
  const root = roots.find((one) => name.endsWith(one)) ?? 'always_on'
  return {
    url,
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: { followsParent: name.startsWith('parentbased_'), root, share: values.OTEL_TRACES_SAMPLER_ARG },
  }
}
