import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Registry } from './registry.ts'

const resolution = 20
const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)

/** Adds the memory, processor time and event loop of this process. Delays and utilization are those since the scrape before. */
export function addProcessMetrics(registry: Registry): { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let before = performance.eventLoopUtilization()
  registry.reader(
    'process',
    {
      process_resident_memory_bytes: 'Memory that the system gave to the process.',
      process_cpu_seconds_total: 'Processor time that the process used.',
      process_start_time_seconds: 'When the process started, in seconds since 1970.',
      wasla_heap_used_bytes: 'Memory of JavaScript objects.',
      wasla_heap_limit_bytes: 'The most memory that JavaScript objects may take before the process ends.',
      wasla_event_loop_delay_seconds: 'How late timers ran since the scrape before.',
      wasla_event_loop_utilization_ratio: 'Share of the time since the scrape before in which the process was busy, 0 to 1.',
    },
    () => {
      const { rss, heapUsed } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      const delays = [
        { labels: { at: 'p50' }, value: seconds(delay.percentile(50)) },
        { labels: { at: 'p99' }, value: seconds(delay.percentile(99)) },
        { labels: { at: 'max' }, value: seconds(delay.max) },
      ]
      delay.reset()
      return {
        process_resident_memory_bytes: rss,
        process_cpu_seconds_total: (user + system) / 1e6,
        process_start_time_seconds: performance.timeOrigin / 1000,
        wasla_heap_used_bytes: heapUsed,
        wasla_heap_limit_bytes: getHeapStatistics().heap_size_limit,
        wasla_event_loop_delay_seconds: delays,
        wasla_event_loop_utilization_ratio: utilization,
      }
    },
  )
  return { stop: () => void delay.disable() }
}
