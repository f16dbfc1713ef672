import { describe, expect, it } from 'vitest'
import { changesOf, type Decision } from '../common/decision.ts'
import type { AddWebhookEndpointInput, UpdateWebhookEndpointInput } from '../generated/user-types.ts'
import { decideEndpointCreation, decideEndpointUpdate, decideSecretRotation, decideSending, type EndpointsState } from './endpoint.ts'
import { webhookLimits } from './limits.ts'
import type { WebhookEndpointRecord } from './record.ts'

const now = 1_000
const good: AddWebhookEndpointInput = { url: 'https://nabt.example/hooks', events: ['RESULT_COUNTED'] }
const create = (over: Partial<AddWebhookEndpointInput> = {}, endpoints: EndpointsState['endpoints'] = []) =>
  decideEndpointCreation({ profileId: 'p', endpoints }, { ...good, ...over }, { id: 'e', secret: 'sealed', now })
const endpoint = changesOf(create())
const update = (over: Partial<UpdateWebhookEndpointInput>, before: WebhookEndpointRecord | null = endpoint) =>
  decideEndpointUpdate(before, { id: 'e', ...over }, now + 1)
const codeOf = ({ problem }: Decision<unknown>) => problem?.code
const fieldsOf = ({ problem }: Decision<unknown>) => problem?.fields

describe('adding an endpoint', () => {
  it('stores the address in normal form, and each event once in the order of the list', () => {
    const added = changesOf(
      create({ url: ' nabt.example/hooks ', description: ' ', events: ['PAYOUT_PAID', 'RESULT_COUNTED', 'PAYOUT_PAID'] }),
    )
    expect(added).toMatchObject({ url: good.url, description: null, events: ['RESULT_COUNTED', 'PAYOUT_PAID'], offBy: null, failures: 0 })
  })

  it.each([
    'http://nabt.example/hooks',
    'https://localhost/hooks',
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://nabt.example:8443/hooks',
    'https://user:word@nabt.example/hooks',
    'https://nabt.example/hooks#part',
    'javascript:alert(1)',
    'https://printer/hooks',
  ])('refuses an address that may not be called: %s', (url) => {
    expect(fieldsOf(create({ url }))).toEqual([{ path: 'url', rule: 'secureUrl' }])
  })

  it('refuses a missing or too long address, no events, and a long description', () => {
    expect(fieldsOf(create({ url: ' ' }))).toEqual([{ path: 'url', rule: 'required' }])
    expect(fieldsOf(create({ url: `https://nabt.example/${'a'.repeat(webhookLimits.url)}` }))).toMatchObject([
      { path: 'url', rule: 'tooLong' },
    ])
    expect(fieldsOf(create({ events: [] }))).toMatchObject([{ path: 'events', rule: 'required' }])
    expect(fieldsOf(create({ description: 'x'.repeat(webhookLimits.description + 1) }))).toMatchObject([{ path: 'description' }])
  })

  it('allows five endpoints', () => {
    const others = Array.from({ length: webhookLimits.endpoints }, (_, at) => ({ ...endpoint, id: `${at}` }))
    expect(create({}, others).problem).toMatchObject({ code: 'WEBHOOK_ENDPOINT_LIMIT_REACHED', params: { max: 5 } })
    expect(codeOf(create({}, others.slice(1)))).toBeUndefined()
  })
})

describe('changing an endpoint', () => {
  it('keeps what is not given, and refuses a change that changes nothing', () => {
    expect(changesOf(update({ description: 'CRM' }))).toEqual({ ...endpoint, description: 'CRM' })
    for (const same of [{}, { url: endpoint.url }, { events: endpoint.events.slice() }, { isOn: true }, { description: null }])
      expect(codeOf(update(same))).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('forgets the failures of a former address, and of an endpoint that is switched', () => {
    const failing = { ...endpoint, failingSince: 5, failures: 9, pausedUntil: 99 }
    expect(changesOf(update({ description: 'x' }, failing))).toMatchObject({ failures: 9, failingSince: 5 })
    expect(changesOf(update({ url: 'https://other.example/' }, failing))).toMatchObject({
      failures: 0,
      failingSince: null,
      pausedUntil: null,
    })
    const off = changesOf(update({ isOn: false }, failing))
    expect(off).toMatchObject({ offBy: 'OWNER', offSince: now + 1, failures: 0 })
    expect(changesOf(update({ isOn: true }, off))).toMatchObject({ offBy: null, offSince: null })
  })

  it('is refused for an endpoint that is not there', () => {
    expect(codeOf(update({ isOn: false }, null))).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
    expect(codeOf(decideSecretRotation(null, { secret: 's', now }))).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
    expect(codeOf(decideSending(null))).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
  })
})

describe('replacing a secret', () => {
  it('keeps the former one for a day, and the one before it no longer', () => {
    const once = changesOf(decideSecretRotation(endpoint, { secret: 'second', now }))
    expect(once).toMatchObject({ secret: 'second', formerSecret: 'sealed', formerUntil: now + 86_400_000 })
    expect(changesOf(decideSecretRotation(once, { secret: 'third', now: now + 1 }))).toMatchObject({
      secret: 'third',
      formerSecret: 'second',
    })
  })
})

describe('sending on request', () => {
  it('is refused while the endpoint is off', () => {
    expect(codeOf(decideSending({ ...endpoint, offBy: 'OWNER', offSince: 1 }))).toBe('WEBHOOK_ENDPOINT_OFF')
    expect(changesOf(decideSending(endpoint))).toBe(endpoint)
  })
})
