import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../config/env.ts'
import { systemClock } from '../../platform/clock.ts'
import { randomIds } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startServer } from '../start.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const rules = readFileSync(join(root, 'deploy/metrics/alarms.yml'), 'utf8')
const dashboard = readFileSync(join(root, 'deploy/metrics/dashboard.json'), 'utf8')
const page = readFileSync(join(root, 'docs/operating/alarms.md'), 'utf8')

/** Returns the rules as blocks of text, by the names of their alarms. */
const alarms = new Map(
  rules
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((block) => [block.slice(0, block.indexOf('\n')), block]),
)

/** Returns every name of a series that a server writes. */
async function exportedNames(): Promise<Set<string>> {
  const env = readEnv({ APP_MODE: 'local', PORT: '0', METRICS_PORT: '0', DATA_DIR: temporaryFolder() }, () => ({
    token: 't'.repeat(40),
    otp: 'o'.repeat(40),
  }))
  const ids = randomIds(systemClock)
  const running = await startServer({ env, clock: systemClock, ids, log: silentLog, print: () => undefined, appRoot: null })
  onTestFinished(() => running.stop(100))
  const text = await (await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)).text()
  const endings = { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_sum', '_count'] }
  const families = [...text.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)]
  return new Set(families.flatMap(([, name = '', kind]) => endings[kind as keyof typeof endings].map((ending) => name + ending)))
}

const namedIn = (text: string) => new Set([...text.matchAll(/\b(?:wasla|process)_\w+/g)].map(([name]) => name))

const promtool = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'promtool'))
  .find((file) => existsSync(file))

describe('the alarms and the dashboard', () => {
  it('name only metrics that the server exports', async () => {
    const exported = await exportedNames()
    expect(exported.size).toBeGreaterThan(30)
    const expressions = [...dashboard.matchAll(/"expr": "(.*)"/g)].map(([, expression]) => expression).join('\n')
    for (const text of [[...alarms.values()].join('\n'), expressions])
      expect([...namedIn(text)].filter((name) => !exported.has(name))).toEqual([])
  })

  it('show every metric in the dashboard or raise an alarm by it', async () => {
    const shown = new Set([...namedIn(dashboard), ...namedIn(rules)])
    const families = [...(await exportedNames())].filter((name) => !/_(?:sum|count)$/.test(name))
    expect(families.filter((name) => !shown.has(name))).toEqual(['process_start_time_seconds'])
  })
})

describe('each alarm', () => {
  it.each([...alarms])('%s has an expression, a duration, a severity, a sentence and a section that says what to do', (name, block) => {
    expect(block).toMatch(/^ {8}expr: >-\n {10}\S/m)
    expect(block).toMatch(/^ {8}for: \d+[mh]$/m)
    expect(block).toMatch(/^ {10}severity: (?:page|ticket)$/m)
    expect(block).toMatch(/^ {10}summary: .*\.['"]?$/m)
    expect(block).toContain(`runbook_url: docs/operating/alarms.md#${name.toLowerCase()}`)
    expect(page).toContain(`\n### ${name}\n`)
  })

  it('has a section, and no section is about another', () => {
    expect([...page.matchAll(/^### (Wasla\w+)$/gm)].map(([, name]) => name)).toEqual([...alarms.keys()])
  })

  // Without promtool, the checks above are all there are.
  const runs = promtool ? [['check', 'alarms.yml'] as const, ['test', 'alarms.test.yml'] as const] : []
  it.each(runs)('passes promtool %s', (what, file) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', [what, 'rules', join(root, 'deploy/metrics', file)], { encoding: 'utf8' })
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  })
})
