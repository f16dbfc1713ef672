import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { readEnv } from '../../config/env.ts'
import { emptySchema } from '../../database/testing/real-postgres.ts'
import { alarmNames } from '../../platform/metrics/counted.ts'
import { systemClock } from '../../platform/clock.ts'
import { randomIds } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startServer } from '../start.ts'

async function started(given: Record<string, string> = { METRICS_PORT: '0' }) {
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), APP_MODE: 'local', ...given }, () => ({
    token: 't'.repeat(40),
    otp: 'o'.repeat(40),
  }))
  const ids = randomIds(systemClock)
  const running = await startServer({ env, clock: systemClock, ids, log: silentLog, print: () => undefined, appRoot: null })
  onTestFinished(() => running.stop(100))
  const address = `http://127.0.0.1:${running.port}`
  return {
    running,
    address,
    ask: (body: object) =>
      fetch(`${address}/user/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    metrics: async () => (await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)).text(),
  }
}

describe('the metrics of the server', () => {
  it('are read at a port of their own, and not at the public one', async () => {
    const { running, address } = await started()
    const answer = await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text')
    expect(await answer.text()).toMatch(/^# TYPE [^]*\n# EOF\n$/)
    expect((await fetch(`http://127.0.0.1:${running.metricsPort}/`)).status).toBe(404)
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('# TYPE')
  })

  it('are off without METRICS_PORT', async () => {
    expect((await started({})).running.metricsPort).toBeNull()
  })

  it('name the app’s own operations, and no others', async () => {
    const { ask, metrics } = await started()
    const [id, document = ''] = Object.entries(documents)[0] ?? []
    const known = /(?:query|mutation) (\w+)/.exec(document)?.[1]
    await (await ask({ id })).text()
    await (await ask({ query: 'query SecretName { __typename }', operationName: 'SecretName' })).text()
    await (await ask({ query: 'query { nothing }' })).text()
    const text = await metrics()
    expect(text).toMatch(new RegExp(`wasla_graphql_operations_total\\{api="user",operation="${known}",outcome="\\w+"\\} 1`))
    expect(text).toContain('wasla_graphql_operations_total{api="user",operation="other",outcome="answered"} 1')
    expect(text).toContain('wasla_graphql_operations_total{api="user",operation="other",outcome="refused"} 1')
    expect(text).not.toContain('SecretName')
  })

  it('tell the state of stores, queues, jobs and the ledger', async () => {
    const { metrics } = await started()
    await expect.poll(metrics).toMatch(/wasla_job_runs_total\{task="sessions",outcome="done"\} 1/)
    const text = await metrics()
    for (const line of [
      /^wasla_database_up 1$/m,
      /^wasla_disk_free_bytes [1-9]/m,
      /^wasla_queue_length\{queue="pushes"\} \d+$/m,
      /^wasla_queue_overdue_seconds\{queue="clicks"\} \d/m,
      /^wasla_ledger_read_only 0$/m,
      /^wasla_event_loop_delay_seconds\{at="p99"\} \d/m,
      /^process_resident_memory_bytes [1-9]/m,
      /^wasla_alarms_total\{alarm="ledger"\} 0$/m,
    ])
      expect(text).toMatch(line)
    // Prometheus gives these labels a meaning of its own, and renames ours.
    expect(text).not.toMatch(/[{,](?:job|instance)=/)
    expect(text).not.toMatch(/wasla_metrics_unread\{part="\w+"\} 1/)
  })
})

const server = inject('postgresUrl')

describe.each(server ? [server] : [])('the metrics of a server on PostgreSQL', (url) => {
  it('read every part, and count the connections of the pool', async () => {
    const schema = await emptySchema(url)
    onTestFinished(() => schema.drop())
    const { metrics } = await started({ METRICS_PORT: '0', DATABASE_URL: schema.url })
    const text = await metrics()
    expect(text).toMatch(/^wasla_database_connections\{state="waiting"\} \d+$/m)
    expect(text).toMatch(/^wasla_payments_unanswered 0$/m)
    expect(text).not.toMatch(/wasla_metrics_unread\{part="\w+"\} 1/)
  })
})

describe('the names of alarms', () => {
  it('are exactly those that the server writes to its log', () => {
    const cwd = fileURLToPath(new URL('../..', import.meta.url))
    const sources = globSync('**/*.ts', { cwd }).filter((file) => !file.endsWith('.test.ts'))
    const written = sources.flatMap((file) => [...readFileSync(join(cwd, file), 'utf8').matchAll(/\balarm: '(\w+)'/g)])
    expect([...alarmNames].toSorted()).toEqual([...new Set(written.map(([, name]) => name))].toSorted())
  })
})
