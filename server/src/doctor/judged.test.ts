import { describe, expect, it } from 'vitest'
import { testEnv } from '../testing/test-deps.ts'
import { migrations } from '../database/migrations/list.ts'
import { judgeClock, judgeMigrations, judgeReplica } from './database.ts'
import { judgeSpace } from './folder.ts'
import { hostsOf, judgeCertificate } from './hosts.ts'
import { judgeMemory } from './memory.ts'
import { reportText, secretsOf, withoutSecrets } from './report.ts'
import { doubts, readSettings } from './settings.ts'
import { judgeWebhooks } from './webhooks.ts'

const gigabyte = 1e9
const megabyte = 1024 * 1024
const day = 86_400_000

describe('the doctor', () => {
  it('judges free space', () => {
    const states = [0.1, 1, 9, 50].map((free) => judgeSpace({ free: free * gigabyte, size: 100 * gigabyte }).state)
    expect(states).toEqual(['wrong', 'warning', 'warning', 'ok'])
  })

  it('judges memory, and a heap that may grow beyond its limit', () => {
    const judged = (limit: number, heap: number) => judgeMemory({ limit: limit * megabyte, heap: heap * megabyte })
    expect([judged(256, 100), judged(400, 100), judged(1000, 800)].map(({ state }) => state)).toEqual(['wrong', 'warning', 'ok'])
    expect(judged(1000, 4000)).toMatchObject({ state: 'warning', mend: expect.stringContaining('--max-old-space-size=700') as string })
  })

  it('judges the days that a certificate is valid', () => {
    expect([-1, 2, 10, 40].map((days) => judgeCertificate('sms', 'sms.example', days * day, 0).state)).toEqual([
      'wrong',
      'wrong',
      'warning',
      'ok',
    ])
  })

  it('judges clocks that differ, in either direction', () => {
    expect([0, 1_000, -5_000, 90_000].map((off) => judgeClock(1_000_000, 1_000_000 + off).state)).toEqual(['ok', 'ok', 'warning', 'wrong'])
  })

  it('judges a replica by whether it may answer', () => {
    const states = (['ready', 'late', 'away', 'foreign'] as const).map((standing) => judgeReplica({ standing, behind: 700 }).state)
    expect(states).toEqual(['ok', 'warning', 'warning', 'wrong'])
    expect(judgeReplica({ standing: 'ready', behind: 700 }).says).toBe('it has every change that is older than 0.7 s')
  })

  it('judges webhooks by their secrets and by what is late, and says nothing if there are no endpoints', () => {
    const judged = (over: Partial<Parameters<typeof judgeWebhooks>[0]>) =>
      judgeWebhooks({ endpoints: 4, unopened: 0, dueFor: 0, ...over }).map(({ state }) => state)
    expect(judged({ endpoints: 0, dueFor: day })).toEqual([])
    expect(judged({ dueFor: 299_000 })).toEqual(['ok'])
    expect([judged({ dueFor: 360_000 }), judged({ unopened: 1, dueFor: day })]).toEqual([['warning'], ['warning', 'warning']])
  })

  it('judges missing migrations, and migrations of a newer version by whether they let this version run', () => {
    const later = (olderMayRun: boolean) => [...migrations, { name: '9999-later', olderMayRun }]
    const judged = [migrations, migrations.slice(0, -1), [], later(true), later(false)].map((applied) => judgeMigrations(applied).state)
    expect(judged).toEqual(['ok', 'warning', 'warning', 'warning', 'wrong'])
  })
})

describe('the settings', () => {
  it('are wrong with a line for each problem of the environment', () => {
    const { env, findings } = readSettings({ APP_MODE: 'prod', PORT: 'x' })
    expect(env).toBeNull()
    expect(findings.map(({ state, says }) => [state, says.split(' ')[0]])).toEqual([
      ['wrong', 'APP_MODE'],
      ['wrong', 'PORT'],
    ])
  })

  it('warn of values that are allowed and probably not intended', () => {
    expect(doubts({ ...testEnv, mode: 'demo' })).toEqual([])
    const live = { ...testEnv, publicUrl: 'https://wasla.example', secrets: { token: 'same', otp: 'same' } }
    expect(doubts({ ...live, metrics: { host: '0.0.0.0', port: 1 } }).map(({ says }) => says)).toEqual([
      expect.stringContaining('TRUST_PROXY'),
      expect.stringContaining('the same'),
      expect.stringContaining('payment gateway'),
      expect.stringContaining('pushed'),
      expect.stringContaining('METRICS_HOST'),
    ])
  })

  it('name the hosts that the server calls, and the public address only in live', () => {
    const sms = { url: 'https://sms.example/send', key: 'k', sender: 's', templates: {} }
    expect(hostsOf({ ...testEnv, sms }).map(({ check }) => check)).toEqual(['public address', 'sms'])
    expect(hostsOf({ ...testEnv, mode: 'demo' })).toEqual([])
  })
})

describe('the report', () => {
  it('has one line for each finding, with the mend', () => {
    const findings = [
      { check: 'disk', state: 'ok', says: 'all good' },
      { check: 'settings', state: 'wrong', says: 'PORT is odd', mend: 'Change it.' },
    ] as const
    expect(reportText(findings)).toBe('ok       disk      all good\nwrong    settings  PORT is odd. Change it.')
  })

  it('repeats no secret of the environment, not even those inside addresses and lists', () => {
    const source = {
      DATABASE_URL: 'postgres://u:pass%20word@db/x',
      SMS_KEY: 'sms-key',
      PERSONA_WEBHOOK_SECRETS: 'first,second',
      PORT: '4000',
    }
    const says = 'pass word of db, sms-key, first and second at 4000'
    expect(withoutSecrets({ check: 'x', state: 'wrong', says }, secretsOf(source)).says).toBe(
      '[hidden] of db, [hidden], [hidden] and [hidden] at 4000',
    )
  })
})
