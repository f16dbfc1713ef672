import { apiScopes } from '@wasla/contract/api-keys/scopes.ts'
import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { sessionHarness } from '../../session/testing/session-harness.ts'
import { createApiKeysService } from '../service.ts'

/** Makes a brand over a test’s database. `other` is the service of a second process. */
export async function apiKeysHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const t = sessionHarness(handle)
  const { userId } = await t.member('+966512345678')
  const brand = { userId, profileId: await t.addProfile(userId, 'BRAND') }
  const { apiKeys } = t.services
  return {
    ...t,
    brand,
    apiKeys,
    other: createApiKeysService(t),
    make: (scopes: readonly ApiScope[] = apiScopes, days = 90) => apiKeys.make(brand, { name: 'Orders', scopes: [...scopes], days }),
    enter: (key: string) => apiKeys.enter(`Bearer ${key}`, null),
    stored: () => t.db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute(),
  }
}
