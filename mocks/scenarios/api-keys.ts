import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import type { ApiKeyRecord } from '@wasla/contract/api-keys/key.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { apiScopes } from '@wasla/contract/api-keys/scopes.ts'
import type { Store } from '../store/memory.ts'
import { LOULOU, NABT_COFFEE } from '../world/businesses.ts'
import { day, hour, minute } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { NOURA } from '../world/networkers.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const nabt = { viewer: NABT_COFFEE } as const
const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'problem', extensions: broken } }]

const key = (name: string, over: Partial<ApiKeyRecord>): ApiKeyRecord => ({
  ...{ id: idOf(`scenario:api-key:${name}`, 0), hash: name, name, ending: '7Q4K', scopes: ['PROGRAMS_READ'] },
  ...{ profileId: NABT_COFFEE.profile.id, createdBy: NABT_COFFEE.user.id, lastUsedAt: null, revokedAt: null, createdAt: 0, expiresAt: 0 },
  ...over,
})

/** One key in daily use, one that ends soon, and one that has expired. */
function threeKeys({ memory, clock }: Store): void {
  const now = clock.now()
  memory.apiKeys.keys.push(
    key('نظام الطلبات', {
      ...{ scopes: ['PROGRAMS_READ', 'RESULTS_WRITE'], createdAt: now - 10 * day, expiresAt: now + 80 * day, lastUsedAt: now - 4 * minute },
    }),
    key('Monthly report', {
      ...{ scopes: ['PROGRAMS_READ', 'RESULTS_READ', 'WALLET_READ'], ending: 'R81c', createdAt: now - 81 * day },
      ...{ expiresAt: now + 9 * day, lastUsedAt: now - 29 * day },
    }),
    key('CRM', { scopes: ['PARTICIPANTS_READ'], ending: 'x_9B', createdAt: now - 120 * day, expiresAt: now - 30 * day }),
  )
  memory.apiKeys.used.set(NABT_COFFEE.profile.id, { count: 412, start: now - 20 * minute })
}

/** As many keys as a profile may have, with the longest names and all scopes, and no requests left. */
function mostKeys({ memory, clock }: Store): void {
  const now = clock.now()
  for (let at = 0; at < apiLimits.keys; at++)
    memory.apiKeys.keys.push(
      key(`${at}${'نظام الطلبات '.repeat(10)}`.slice(0, apiLimits.name), {
        ...{ scopes: apiScopes, createdAt: now - at * hour, expiresAt: now + 365 * day, lastUsedAt: now - at * day },
      }),
    )
  memory.apiKeys.used.set(NABT_COFFEE.profile.id, { count: apiLimits.perProfile.count, start: now - 40 * minute })
}

const reading = ['apiKeys', 'apiUsage'] as const

export const apiKeyScenarios = {
  'api-keys': { ...nabt, title: 'Brand with API keys: in use, ending soon, expired', prepareStore: threeKeys },
  'api-keys-none': { ...nabt, title: 'Brand without API keys' },
  'api-keys-networker': { viewer: NOURA, title: 'Networker without API keys' },
  'api-keys-review': { viewer: LOULOU, title: 'Brand under review, which cannot make API keys yet' },
  'api-keys-most': { ...nabt, title: 'As many API keys as possible, with the longest texts', prepareStore: mostKeys },
  'api-keys-loading': { ...nabt, title: 'API keys never come', faults: [{ on: reading, fault: { kind: 'silence' } }] },
  'api-keys-error': { ...nabt, title: 'API keys cannot be read', faults: refusing(reading) },
  'api-keys-refused': {
    ...nabt,
    title: 'No change of API keys is accepted',
    prepareStore: threeKeys,
    faults: refusing(['makeApiKey', 'revokeApiKey']),
  },
} as const satisfies Readonly<Record<string, Scenario>>
