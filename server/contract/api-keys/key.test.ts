import { describe, expect, it } from 'vitest'
import { isErrorCode } from '../errors/codes.ts'
import {
  apiKeyText,
  decideKeyCreation,
  decideKeyUse,
  decideRevocation,
  endingOf,
  isApiKey,
  isListed,
  maskedKey,
  type ApiKeyRecord,
} from './key.ts'
import { apiLimits } from './limits.ts'
import { apiScopes, scopeName } from './scopes.ts'
import { apiKeyView, usageView } from './view.ts'

const now = 1_800_000_000_000
const day = 86_400_000
const made = { id: 'k', profileId: 'me', createdBy: 'user', hash: 'h', ending: '7Q4K', now }
const input = { name: ' Orders ', scopes: ['RESULTS_WRITE', 'PROGRAMS_READ', 'RESULTS_WRITE'], days: 90 } as const
const create = (over: object = {}, listed: readonly { id: string }[] = []) =>
  decideKeyCreation(listed, { ...input, scopes: [...input.scopes], ...over }, made)
const key: ApiKeyRecord = {
  ...{ id: 'k', profileId: 'me', createdBy: 'user', name: 'Orders', hash: 'h', ending: '7Q4K', scopes: ['PROGRAMS_READ'] },
  ...{ createdAt: now, expiresAt: now + day, lastUsedAt: null, revokedAt: null },
}

describe('the text of a key', () => {
  it('begins with its kind, has the form that is looked up, and shows only its last four characters', () => {
    const text = apiKeyText(`${'a'.repeat(39)}7Q4K`)
    expect([isApiKey(text), endingOf(text), maskedKey(endingOf(text))]).toEqual([true, '7Q4K', 'wk_••••7Q4K'])
    for (const other of ['', 'wk_', text.slice(1), `${text}a`, text.replace('a', ' '), text.replace('wk_', 'wsk_')])
      expect(isApiKey(other)).toBe(false)
  })
})

describe('decideKeyCreation', () => {
  it('makes a key with each scope once, in the order of the list, that ends after the chosen days', () => {
    expect(create().changes).toEqual({
      ...{ id: 'k', profileId: 'me', createdBy: 'user', hash: 'h', ending: '7Q4K', name: 'Orders' },
      ...{ scopes: ['PROGRAMS_READ', 'RESULTS_WRITE'], createdAt: now, expiresAt: now + 90 * day, lastUsedAt: null, revokedAt: null },
    })
  })

  it.each([
    [{ name: ' \u200b ' }, 'name', 'required'],
    [{ name: 'x'.repeat(apiLimits.name + 1) }, 'name', 'tooLong'],
    [{ scopes: [] }, 'scopes', 'required'],
    [{ days: 1 }, 'days', 'unknownValue'],
    [{ days: 366 }, 'days', 'unknownValue'],
  ])('refuses %j at its field', (over, path, rule) => expect(create(over).problem?.fields).toMatchObject([{ path, rule }]))

  it('refuses one more than the limit', () => {
    const listed = Array.from({ length: apiLimits.keys }, (_, n) => ({ id: String(n) }))
    expect(create({}, listed.slice(1)).problem).toBeUndefined()
    expect(create({}, listed).problem).toMatchObject({ code: 'API_KEY_LIMIT_REACHED', params: { max: apiLimits.keys } })
  })
})

describe('decideRevocation', () => {
  it('revokes a listed key, also one that has expired', () => {
    expect(decideRevocation(key, 'me', now + 2).changes).toMatchObject({ revokedAt: now + 2 })
    expect(decideRevocation(key, 'me', now + 2 * day).problem).toBeUndefined()
  })

  it.each([
    ['an unknown key', null, 'me', now],
    ['the key of another profile', key, 'other', now],
    ['a revoked key', { ...key, revokedAt: 1 }, 'me', now],
    ['a key that is not listed any more', key, 'me', key.expiresAt + apiLimits.stored],
  ])('answers %s like one that does not exist', (_, one, owner, at) =>
    expect(decideRevocation(one, owner, at).problem?.code).toBe('API_KEY_NOT_FOUND'),
  )
})

describe('decideKeyUse', () => {
  const account = { suspendedAt: null, closedAt: null, erasedAt: null }
  const inUse = { ...key, account, isProfileRemoved: false }
  it('admits a key until the moment of its end', () => {
    expect(decideKeyUse(inUse, key.expiresAt - 1).changes).toBe(inUse)
    expect(decideKeyUse(inUse, key.expiresAt).problem?.code).toBe('UN_AUTHORIZED')
  })

  it.each([
    ['unknown', undefined, 'UN_AUTHORIZED'],
    ['revoked', { ...inUse, revokedAt: 1 }, 'UN_AUTHORIZED'],
    ['of a removed profile', { ...inUse, isProfileRemoved: true }, 'UN_AUTHORIZED'],
    ['of a suspended account', { ...inUse, account: { ...account, suspendedAt: 1 } }, 'USER_SUSPENDED'],
    ['of a closed account', { ...inUse, account: { ...account, closedAt: 1 } }, 'UN_AUTHORIZED'],
  ])('refuses a key that is %s', (_, one, code) => {
    expect(isErrorCode(code)).toBe(true)
    expect(decideKeyUse(one, now).problem?.code).toBe(code)
  })
})

describe('what an owner sees', () => {
  it('is the key without its hash and its account', () => {
    expect(Object.keys(apiKeyView(key)).toSorted()).toEqual(['createdAt', 'ending', 'expiresAt', 'id', 'lastUsedAt', 'name', 'scopes'])
  })

  it('lists a key until it is revoked, or long expired', () => {
    const end = key.expiresAt + apiLimits.stored
    expect([isListed(key, end - 1), isListed(key, end), isListed({ ...key, revokedAt: 1 }, now)]).toEqual([true, false, false])
  })

  it('names a scope as documents write it', () => expect(apiScopes.map(scopeName)[0]).toBe('programs:read'))

  it.each([
    [null, 0, false],
    [{ count: 412, start: now - 1 }, 412, true],
    [{ count: 9_999, start: now - 1 }, apiLimits.perProfile.count, true],
    [{ count: 412, start: now - 3_600_000 }, 0, false],
  ])('counts the requests of this hour: %j', (counted, used, hasEnd) => {
    const view = usageView(counted, now)
    expect([view.used, view.endsAt !== null]).toEqual([used, hasEnd])
  })
})
