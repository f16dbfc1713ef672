import { describe, expect, it } from 'vitest'
import { problemsOf } from '../validation/check.ts'
import { userNameRules } from './user-name-rules.ts'
import { isReservedName, isUserName } from './user-name.ts'

const productName = { en: 'Wasla', ar: 'وصلة' }

describe('user names', () => {
  it.each(['abc', 'A_1', '___', 'a'.repeat(20)])('may be %j', (name) => expect(isUserName(name)).toBe(true))
  it.each(['ab', 'a'.repeat(21), 'has space', 'has-dash', 'نورة', 'nour\u0430', '１２３', 'a.b.c', ''])('may not be %j', (name) => {
    expect(isUserName(name)).toBe(false)
    expect(problemsOf(userNameRules, name)).toEqual([{ path: '', rule: 'userName' }])
  })
  it.each(['admin', 'ADMIN', 'adrnin', 'HE1P', 'vvasla', 'Create', 'sign_up', 'wasla', 'wasla_team', 'officialwasla', 'undefined'])(
    'such as %s are reserved',
    (name) => expect(isReservedName(name, productName)).toBe(true),
  )
  it('with the name of this deployment are reserved', () => {
    expect(isReservedName('sila', { en: 'Sila', ar: 'صلة' })).toBe(true)
    expect(isReservedName('wasla', { en: 'Sila', ar: 'صلة' })).toBe(false)
    expect(isReservedName('sila', productName)).toBe(false)
  })
})
