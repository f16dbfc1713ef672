export type Labels = Readonly<Record<string, string>>

/** One number of a family. `suffix` is empty, or one of the suffixes of a histogram. */
export type Series = { readonly suffix: string; readonly labels: Labels; readonly value: number }

/** Numbers with one meaning. The name of a counter ends in `_total`. */
export type Family = {
  readonly name: string
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly series: readonly Series[]
}

/** The content type of `openMetricsText`. */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')
const numberText = (value: number) => (value === Infinity ? '+Inf' : String(value))

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function familyText({ name, kind, help, series }: Family): string {
  // OpenMetrics names a counter without the suffix of its numbers.
  const bare = name.replace(/_total$/, '')
  const lines = series.map(({ suffix, labels, value }) => `${name}${suffix}${labelsText(labels)} ${numberText(value)}`)
  return [`# TYPE ${bare} ${kind}`, `# HELP ${bare} ${escaped(help)}`, ...lines].join('\n')
}

/** Returns the families as OpenMetrics 1.0 text. */
export const openMetricsText = (families: readonly Family[]): string => `${[...families.map(familyText), '# EOF'].join('\n')}\n`
