import { describe, expect, it } from 'vitest'
import { createRegistry } from './registry.ts'
import { openMetricsText } from './text.ts'

const textOf = async (registry: ReturnType<typeof createRegistry>) => openMetricsText(await registry.families())

describe('the registry of metrics', () => {
  it('writes counters, levels and histograms as OpenMetrics text', async () => {
    const registry = createRegistry()
    const calls = registry.counter('calls_total', 'Calls.', 'kind')
    calls.add(1, 'a')
    calls.add(2, 'a')
    calls.add(1, 'say "b"\\\n')
    const open = registry.level('open', 'Open ones.')
    open.add(3)
    open.add(-1)
    const time = registry.histogram('time_seconds', 'Time.', [0.1, 1], 'kind')
    const observe = time.of('a')
    for (const value of [0.1, 0.5, 7]) observe(value)
    expect(await textOf(registry)).toBe(`# TYPE calls counter
# HELP calls Calls.
calls_total{kind="a"} 3
calls_total{kind="say \\"b\\"\\\\\\n"} 1
# TYPE open gauge
# HELP open Open ones.
open 2
# TYPE time_seconds histogram
# HELP time_seconds Time.
time_seconds_bucket{kind="a",le="0.1"} 1
time_seconds_bucket{kind="a",le="1"} 2
time_seconds_bucket{kind="a",le="+Inf"} 3
time_seconds_sum{kind="a"} 7.6
time_seconds_count{kind="a"} 3
# TYPE wasla_metrics_unread gauge
# HELP wasla_metrics_unread Whether a part of these numbers could not be read.
# EOF
`)
  })

  it('leaves out the numbers of a part that cannot be read, and says which part it is', async () => {
    const registry = createRegistry()
    registry.reader('good', { good: 'Good.', unknown: 'Unknown.', used_total: 'Used.' }, () => ({ good: 1, unknown: null, used_total: 2 }))
    registry.reader('bad', { bad: 'Bad.' }, () => Promise.reject(new Error('away')))
    const text = await textOf(registry)
    expect(text).toContain('good 1\n# TYPE unknown gauge\n# HELP unknown Unknown.\n# TYPE used counter\n# HELP used Used.\nused_total 2\n')
    expect(text).toContain('# HELP bad Bad.\n# TYPE')
    expect(text).toContain('wasla_metrics_unread{part="good"} 0\nwasla_metrics_unread{part="bad"} 1\n')
  })
})
