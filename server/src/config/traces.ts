import * as z from 'zod/mini'

const roots = ['always_on', 'always_off', 'traceidratio'] as const

/** The values of `OTEL_TRACES_SAMPLER`: which traces are kept. */
export const samplers = [...roots, 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const

/** Parses a share from 0 to 1. */
export const share = z.pipe(
  z.string().check(z.regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, { error: 'must be a number from 0 to 1' })),
  z.transform(Number),
)

export type TraceSettings = {
  /** The address of the collector to which traces are sent. */
  url: string
  serviceName: string
  /** `root` decides which traces are kept. If `followsParent` is set, the proxy decides for traces that it began. */
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

/** Returns how traces are sent; null if no collector is set, or if traces are switched off. */
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
