import { describe, expect, it } from 'vitest'
import { manualClock } from '../clock.ts'
import { admitsAll } from '../load-shedder.ts'
import { silentLog } from '../log.ts'
import { countedJobs, countedLog, countedShedder } from './counted.ts'
import { createRegistry } from './registry.ts'
import { openMetricsText } from './text.ts'

const textOf = async (registry: ReturnType<typeof createRegistry>) => openMetricsText(await registry.families())

describe('countedLog', () => {
  it('counts warnings, errors and known alarms, and begins each at 0', async () => {
    const registry = createRegistry()
    const log = countedLog(silentLog, registry)
    log.info('nothing')
    log.warn('slow')
    log.error('Alarm', { alarm: 'ledger' })
    log.error('Fault', { alarm: 'invented', id: 'secret' })
    const text = await textOf(registry)
    for (const line of ['{level="warn"} 1', '{level="error"} 2', '{alarm="ledger"} 1', '{alarm="codes"} 0']) expect(text).toContain(line)
    expect(text).not.toMatch(/invented|secret/)
  })
})

describe('countedShedder', () => {
  it('counts only the requests that are refused', async () => {
    const registry = createRegistry()
    let isFull = false
    const shedder = countedShedder({ ...admitsAll, isFull: () => isFull }, registry)
    expect(shedder.isFull()).toBe(false)
    isFull = true
    expect(shedder.isFull()).toBe(true)
    expect(await textOf(registry)).toContain('\nwasla_requests_shed_total 1\n')
  })
})

describe('countedJobs', () => {
  it('counts runs by outcome, and remembers the last success', async () => {
    const registry = createRegistry()
    const clock = manualClock(5_000)
    const ended = countedJobs(registry, clock)
    ended('pushes', true)
    clock.advance(1_000)
    ended('pushes', false)
    const text = await textOf(registry)
    for (const line of ['{task="pushes",outcome="done"} 1', '{task="pushes",outcome="failed"} 1', 'timestamp_seconds{task="pushes"} 5\n'])
      expect(text).toContain(line)
  })
})
