import { describe, expect, it } from 'vitest'
import { problemsOf } from './check.ts'
import { displayName, displayNameRules, isDisplayName } from './display-name.ts'

// Security case 56.
describe('displayName', () => {
  it.each([
    ['Official ✔', 'Official'],
    ['✅ Nabt ☑️', 'Nabt'],
    ['نـــــورة', 'نورة'],
    ['Rawshan \u202Emoc', 'Rawshan moc'],
    ['ad\u200Bmin', 'admin'],
    ['Na\u200cbt C\u200doffee\u200c', 'Nabt Coffee'],
    ['دار\u200c الن\u200dبت\u200c', 'دار النبت'],
    ['𝐍𝐚𝐛𝐭 Ｃｏｆｆｅｅ', 'Nabt Coffee'],
    ['ﻧﻮﺭﺓ', 'نورة'],
    [`Z${'\u0300'.repeat(20)}a`, 'Z\u0300\u0300\u0300a'],
  ])('stores %j as %j', (typed, accepted) => expect(displayName(typed)).toBe(accepted))

  it.each(['N\u0430bt', 'Rаwshan Home', 'αdmin', 'No\u0433 1', '12 34', '...'])('refuses %j', (name) =>
    expect(problemsOf(displayNameRules({ most: 50 }), name)).toEqual([{ path: '', rule: 'format' }]),
  )

  it.each([
    'نورة العتيبي',
    'Noura Alotaibi',
    'Anne-Marie d’Arc',
    'Наталья',
    'Νίκος Smith',
    'Nabt™ 7',
    'Loulou لولو',
    'مُحَمَّد',
    'می\u200cخواهم',
    'क्\u200dष',
    'Chef 👩\u200d🍳',
  ])('accepts %j unchanged', (name) => {
    expect(isDisplayName(name)).toBe(true)
    expect(displayName(name)).toBe(name)
  })

  it('counts only the letters that are visible', () => {
    const rules = displayNameRules({ least: 3, most: 5 })
    for (const [name, broken] of [
      ['✔️', 'required'],
      ['a\u200Bb', 'workName'],
      ['abcdef', 'tooLong'],
      ['x'.repeat(5000), 'tooLong'],
    ])
      expect(problemsOf(rules, name)).toEqual([{ path: '', rule: broken }])
    expect(problemsOf(rules, 'abـcde')).toEqual([])
  })
})
