import { describe, expect, onTestFinished, test } from 'vitest'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { codeOf, signIn, startPair } from './pair.ts'

describe('the mock and the server', () => {
  test('agree on API keys: making, listing and removing', async () => {
    const pair = await startPair()
    onTestFinished(() => pair.close())
    const make = (over: Record<string, unknown> = {}) =>
      pair.call('makeApiKey', {
        variables: () => ({
          makeApiKeyInput: { name: ' Orders ', scopes: ['RESULTS_WRITE', 'PROGRAMS_READ', 'RESULTS_WRITE'], days: 90, ...over },
        }),
      })
    const revoke = () => pair.call('revokeApiKey', { variables: ({ apiKey }) => ({ id: apiKey ?? 'none' }) })

    for (const member of [NOURA, NABT_COFFEE]) {
      await signIn(pair, member)
      expect(codeOf(await make())).toBeUndefined()
      await pair.call('apiKeys')
      await pair.call('apiUsage')
    }
    expect(codeOf(await make({ name: ' ' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await make({ scopes: [] }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await make({ days: 91 }))).toBe('DTO_VALIDATION_ERROR')
    for (let at = 1; at < apiLimits.keys; at++) {
      // Keys of one moment are listed by their ids, which differ between the sides.
      pair.clock.advance(1000)
      await make({ name: `Key ${at}` })
    }
    expect(codeOf(await make())).toBe('API_KEY_LIMIT_REACHED')
    expect(codeOf(await revoke())).toBeUndefined()
    expect(codeOf(await revoke())).toBe('API_KEY_NOT_FOUND')
    await pair.call('apiKeys')
    await pair.call('myNotifications')
  })
})
