import { describe, expect, it } from 'vitest'
import { causedBy, keepCause, requestIdOr, withoutCause } from '#cause.ts'
import { createLog } from '#platform/log.ts'

const request = { requestId: 'request-1' }

function recorded() {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  return { log, causes: () => lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId) }
}

describe('causedBy', () => {
  it('names the request in each line of its work, also after a wait', async () => {
    const { log, causes } = recorded()
    await causedBy(request, async () => {
      log.info('before')
      await Promise.resolve()
      log.info('after')
    })
    log.info('outside')
    expect(causes()).toEqual(['request-1', 'request-1', undefined])
  })

  it('names the inner cause if inner work has its own', () => {
    const { log, causes } = recorded()
    causedBy(request, () => causedBy({ requestId: 'request-2' }, () => log.info('inner')))
    expect(causes()).toEqual(['request-2'])
  })

  it('names no request if the work runs without a cause', () => {
    const { log, causes } = recorded()
    causedBy(request, () => withoutCause(() => log.info('batch')))
    expect(causes()).toEqual([undefined])
  })

  it('names the first request if another request runs its work later', () => {
    const { log, causes } = recorded()
    const later = causedBy(request, () => keepCause(() => log.info('later')))
    causedBy({ requestId: 'request-2' }, later)
    expect(causes()).toEqual(['request-1'])
  })
})

describe('requestIdOr', () => {
  it('makes an id only if no request caused the work', () => {
    expect(causedBy(request, () => requestIdOr(() => 'new'))).toBe('request-1')
    expect(causedBy({ job: 'payouts', jobRun: '1' }, () => requestIdOr(() => 'new'))).toBe('new')
    expect(requestIdOr(() => 'new')).toBe('new')
  })
})
