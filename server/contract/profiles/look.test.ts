import { describe, expect, it } from 'vitest'
import { businessNameLook, businessNameLooks, userNameLook, userNameLooks } from './look.ts'

describe('two user names', () => {
  it.each([
    ['arnazon', 'amazon'],
    ['Nabt_C0ffee', 'nabt_coffee'],
    ['AIi', 'ali'],
    ['reem_1', 'REEM_l'],
    ['vvasla', 'wasla'],
    ['REEM_D0SARI', 'reem_dosari'],
  ])('%s and %s look alike', (one, other) =>
    expect(userNameLooks(one).includes(userNameLook(other)) || userNameLooks(other).includes(userNameLook(one))).toBe(true),
  )

  it.each([
    ['noura_1', 'noura_2'],
    ['ali', 'all'],
    ['reem', 'rim'],
    ['nabt', 'nabt_'],
  ])('%s and %s do not', (one, other) => expect(userNameLooks(one)).not.toContain(userNameLook(other)))
})

describe('two names of businesses', () => {
  it.each([
    ['نَبْت', 'نبت'],
    ['شرکة الأفق', 'شركه الافق'],
    ['دار\u200cالنبت', 'دار النبت'],
    ['Nabt Coffee', 'nabtcoffee'],
    ['Na\u034Fbt Coffee', 'Nabt Coffee'],
    ['ڪنز', 'كنز'],
    ['قهوہ', 'قهوة'],
    ['Rawshan Horne', 'rawshan home'],
  ])('%s and %s look alike', (one, other) => expect(businessNameLooks(one)).toContain(businessNameLook(other)))

  it.each([
    ['نبت', 'نبات'],
    ['سرد', 'شرد'],
    ['Nabt', 'Nabt Two'],
  ])('%s and %s do not', (one, other) => expect(businessNameLooks(one)).not.toContain(businessNameLook(other)))
})
