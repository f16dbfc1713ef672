import { describe, expect, test } from 'vitest'
import { createSessionStorage, safeBox } from './storage.ts'
import { createSharedBox } from './testing/memory-box.ts'

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

const setUp = () => {
  const shared = createSharedBox()
  return { shared, storage: createSessionStorage(shared.tab(), () => 'fresh-token') }
}

describe('session storage', () => {
  test('uses the specified names exactly', () => {
    const { shared, storage } = setUp()
    storage.keepTokens({ access: 'a', refresh: 'r' })
    storage.keepInvitation('FRIEND')
    storage.keepProgramId('draft')
    storage.keepLanguage('ar')
    expect(Object.fromEntries(shared.values)).toEqual({
      'access-token': 'a',
      'refresh-token': 'r',
      'invitation-code': 'FRIEND',
      program_id: 'draft',
      language: 'ar',
    })
  })

  test('removes everything at sign-out except the language and the device token', () => {
    const { shared, storage } = setUp()
    storage.keepTokens({ access: 'a', refresh: 'r' })
    storage.keepInvitation('FRIEND')
    storage.keepProgramId('draft')
    storage.keepLanguage('ar')
    storage.keepPushEndpoint('https://push.example/1')
    storage.deviceToken()
    storage.forget()
    expect(Object.fromEntries(shared.values)).toEqual({ language: 'ar', 'device-token': 'fresh-token' })
  })

  test('can remove only the wizard’s draft', () => {
    const { storage } = setUp()
    storage.keepProgramId('draft')
    expect(storage.programId()).toBe('draft')
    storage.forgetProgramId()
    expect(storage.programId()).toBeNull()
  })

  test('returns no session if one token of the pair is missing', () => {
    const { shared, storage } = setUp()
    shared.values.set('access-token', 'a')
    expect(storage.tokens()).toBeNull()
  })

  test('returns the same device token each time', () => {
    let count = 0
    const storage = createSessionStorage(createSharedBox().tab(), () => `token-${(count += 1)}`)
    expect([storage.deviceToken(), storage.deviceToken()]).toEqual(['token-1', 'token-1'])
  })

  test('returns null for a stored language that is not supported', () => {
    const { shared, storage } = setUp()
    shared.values.set('language', '../../x')
    expect(storage.language()).toBeNull()
  })

  test('shows a complete pair to a tab that sees the access token change', () => {
    const shared = createSharedBox()
    const seen: unknown[] = []
    const other = createSessionStorage(
      shared.tab((key) => key === 'access-token' && seen.push(other.tokens())),
      () => '',
    )
    const mine = createSessionStorage(shared.tab(), () => '')
    mine.keepTokens({ access: 'a1', refresh: 'r1' })
    mine.keepTokens({ access: 'a2', refresh: 'r2' })
    mine.forget()
    expect(seen).toEqual([{ access: 'a1', refresh: 'r1' }, { access: 'a2', refresh: 'r2' }, null])
  })
})

describe('a session works in a browser whose storage', () => {
  const kinds = {
    'is closed': () => refuse(),
    'is missing': () => undefined,
    'throws at every call': () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    'is full': () => ({ getItem: () => null, setItem: refuse, removeItem: () => {} }),
  }
  test.each(Object.entries(kinds))('%s', (_kind, open) => {
    const storage = createSessionStorage(safeBox(open), () => 'device')
    storage.keepTokens({ access: 'a', refresh: 'r' })
    expect(storage.tokens()).toEqual({ access: 'a', refresh: 'r' })
    expect([storage.deviceToken(), storage.deviceToken()]).toEqual(['device', 'device'])
    storage.forget()
    expect(storage.tokens()).toBeNull()
  })

  test('fills up later, and the newest value is read', () => {
    const shared = createSharedBox()
    let full = false
    const tab = shared.tab()
    const box = safeBox(() => ({ ...tab, setItem: (key, value) => (full ? refuse() : tab.setItem(key, value)) }))
    box.setItem('language', 'en')
    full = true
    box.setItem('language', 'ar')
    expect(box.getItem('language')).toBe('ar')
    full = false
    box.setItem('language', 'en')
    expect(shared.values.get('language')).toBe('en')
    expect(box.getItem('language')).toBe('en')
  })
})
