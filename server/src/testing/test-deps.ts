import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mockPushKey } from '@wasla/mocks/platform/push-key.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { countedIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { createRateLimits } from '#platform/rate-limit.ts'
import type { Deps } from '../deps.ts'
import { fixedFlags } from '../domains/flags/service.ts'
import { fixedSettings } from '../domains/settings/service.ts'
import type { Env } from '../config/env.ts'
import { demoPlatforms } from '../providers/social/demo.ts'
import { localFiles } from '../providers/files/local.ts'
import { memoryFiles } from './memory-files.ts'
import { chooseIdentity } from '../providers/identity/choose.ts'
import { chooseOidc } from '../providers/oidc/choose.ts'
import { localPreviews } from '../providers/previews/local.ts'
import { choosePayments } from '../providers/payments/choose.ts'
import { chooseThumbnails } from '../providers/thumbnails/choose.ts'
import { localTrackingProbe } from '../providers/tracking-probe/local.ts'
import { PushFailed, type Push, type PushGateway, type PushOutcome } from '../providers/push/port.ts'
import { standInPlatforms } from '../providers/shops/stand-ins/platforms.ts'
import { standInShops } from '../providers/shops/choose.ts'
import type { WebhookGateway, WebhookOutcome, WebhookRequest } from '../providers/webhooks/port.ts'
import { SmsFailed, type SmsGateway, type SmsMessage } from '../providers/sms/port.ts'

export const testEnv: Env = {
  mode: 'live',
  port: 0,
  host: '127.0.0.1',
  dataDir: join(tmpdir(), 'wasla-test-data'),
  databaseUrl: null,
  replicaUrl: null,
  databaseCreate: true,
  publicUrl: 'http://localhost',
  allowedHosts: [],
  allowedOrigins: [],
  trustedDocumentsOnly: false,
  trustProxy: 0,
  countryHeader: null,
  secrets: { token: 'a token secret of more than 32 characters', otp: 'an otp secret of more than 32 characters' },
  sms: null,
  smsBudget: 1000,
  smsCountries: null,
  flags: { provider: 'built-in' },
  files: null,
  role: 'all',
  areFilesOfOneProcess: false,
  ffmpegPath: null,
  identity: { provider: 'demo' },
  payments: null,
  push: null,
  social: { clients: {}, key: null },
  shops: {},
  audienceRaces: true,
  demoOtpCode: '123456',
  staysOvernight: false,
  admin: null,
  adminOidc: null,
  productName: { en: 'Wasla', ar: 'وصلة' },
  hasServiceWorker: true,
  sellerVatNumber: null,
  settings: { program: true, payment: true },
  metrics: null,
  traces: null,
  logLevel: 'silent',
}

/** An SMS gateway that records its messages; it throws while `broken`. */
function recordingSms() {
  const sent: SmsMessage[] = []
  const gateway: SmsGateway & { sent: SmsMessage[]; broken: boolean } = {
    sent,
    broken: false,
    async send(message) {
      if (gateway.broken) throw new SmsFailed('out of order')
      sent.push(message)
    },
  }
  return gateway
}

/** Push services that record what they get and answer with `outcome`; null throws. */
function recordingPush() {
  const sent: Push[] = []
  const gateway: PushGateway & { sent: Push[]; outcome: PushOutcome | null } = {
    sent,
    outcome: 'accepted',
    publicKey: mockPushKey,
    async send(push) {
      if (gateway.outcome === null) throw new PushFailed('out of order')
      sent.push(push)
      return gateway.outcome
    },
  }
  return gateway
}

/** Receivers of webhooks that record what they get, and answer with `outcome`. */
function recordingWebhooks() {
  const sent: WebhookRequest[] = []
  const gateway: WebhookGateway & { sent: WebhookRequest[]; outcome: WebhookOutcome } = {
    sent,
    outcome: { status: 200, failure: null, answer: 'ok', retryAfter: 0 },
    async send(request) {
      sent.push(request)
      return gateway.outcome
    },
  }
  return gateway
}

export type TestDeps = Deps & {
  clock: ReturnType<typeof manualClock>
  sms: ReturnType<typeof recordingSms>
  push: ReturnType<typeof recordingPush>
  webhooks: ReturnType<typeof recordingWebhooks>
  /** The made-up platforms behind `shops`. */
  standIns: ReturnType<typeof standInPlatforms>
}

/** Makes the dependencies of services for a test's database: a fixed clock, counted ids, recorded messages. */
export function testDeps({ db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = {}): TestDeps {
  const clock = manualClock(testMoment)
  const standIns = standInPlatforms(countedIds(clock))
  return {
    db,
    dialect,
    clock,
    ids: countedIds(clock),
    env: { ...testEnv, ...env },
    log: silentLog,
    limits: createRateLimits({ db, clock, log: silentLog }),
    sms: recordingSms(),
    push: recordingPush(),
    webhooks: recordingWebhooks(),
    standIns,
    shops: standInShops(standIns),
    platforms: demoPlatforms({ env: { ...testEnv, ...env }, clock }),
    previews: localPreviews,
    thumbnails: chooseThumbnails({ ...testEnv, ...env }),
    trackingProbe: localTrackingProbe,
    files: env.dataDir === undefined ? memoryFiles() : localFiles(env.dataDir),
    identity: chooseIdentity({ env: { ...testEnv, ...env }, db, clock }),
    oidc: chooseOidc({ env: { ...testEnv, ...env }, clock }),
    payments: choosePayments({ env: { ...testEnv, ...env }, db, clock }),
    flags: fixedFlags({ program: true, payment: true }),
    settings: fixedSettings(env.mode ?? testEnv.mode),
    findBroken: () => brokenInvariants(db),
    print: () => undefined,
  }
}
