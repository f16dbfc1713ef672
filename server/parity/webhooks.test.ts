import { describe, expect, onTestFinished, test } from 'vitest'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { codeOf, signIn, startPair } from './pair.ts'

describe('the mock and the server', () => {
  test('agree on endpoints: adding, changing, replacing the secret, and removing', async () => {
    const pair = await startPair()
    onTestFinished(() => pair.close())
    const call = (field: string, variables: (id: string) => Record<string, unknown>) =>
      pair.call(field, { variables: ({ webhookEndpoint }) => variables(webhookEndpoint ?? 'none') })
    const input = { url: 'nabt.example/hooks', events: ['PAYOUT_PAID', 'RESULT_COUNTED'], description: ' CRM ' }
    const add = (over: Record<string, unknown> = {}) =>
      pair.call('addWebhookEndpoint', { variables: () => ({ addWebhookEndpointInput: { ...input, ...over } }) })

    await signIn(pair, NOURA)
    expect(codeOf(await add())).toBe('FORBIDDEN')
    await signIn(pair, NABT_COFFEE)
    expect(codeOf(await add({ url: 'http://nabt.example/' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await add({ events: [] }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await add())).toBeUndefined()
    await call('webhookEndpoints', () => ({}))
    await call('webhookEndpoint', (id) => ({ id }))
    const change = (over: Record<string, unknown>) =>
      call('updateWebhookEndpoint', (id) => ({ updateWebhookEndpointInput: { id, ...over } }))
    expect(codeOf(await change({ description: 'CRM' }))).toBe('NO_CHANGES_TO_UPDATE')
    await change({ description: null, events: ['PAYOUT_PAID'] })
    await call('rotateWebhookSecret', (endpointId) => ({ endpointId }))
    await change({ isOn: false })
    expect(codeOf(await call('sendTestWebhook', (endpointId) => ({ endpointId })))).toBe('WEBHOOK_ENDPOINT_OFF')
    await change({ isOn: true })
    await call('sendTestWebhook', (endpointId) => ({ endpointId }))
    await call('webhookDeliveries', (endpointId) => ({ endpointId }))
    const period = { from: new Date(worldNow - 3_600_000).toISOString(), to: new Date(worldNow).toISOString() }
    await call('replayWebhookEvents', (endpointId) => ({ replayWebhookEventsInput: { endpointId, ...period } }))
    for (let at = 0; at < 4; at++) await add({ url: `https://nabt.example/${at}` })
    expect(codeOf(await add({ url: 'https://nabt.example/more' }))).toBe('WEBHOOK_ENDPOINT_LIMIT_REACHED')
    await call('deleteWebhookEndpoint', (id) => ({ id }))
    expect(codeOf(await call('deleteWebhookEndpoint', (id) => ({ id })))).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
  })
})
