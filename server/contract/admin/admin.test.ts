import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { adminAccess } from '../access/admin.ts'
import { Problem } from '../errors/problem.ts'
import { adminTypeDefs } from '../generated/admin-schema.ts'
import adminDocuments from '../generated/admin-trusted-documents.json' with { type: 'json' }
import userDocuments from '../generated/trusted-documents.json' with { type: 'json' }
import { accept, problemsOf } from '../validation/check.ts'
import { folded } from '../search/folded.ts'
import { isDemoAddress } from './demo.ts'
import { emailKey } from './email-key.ts'
import { adminPageOf, adminSortOf } from './lists.ts'
import { adminLoneFields, adminMay } from './policy.ts'
import { adminRoles } from './roles.ts'
import { acceptInvitationRules, admitNextRules, labelRules, reviewRules, teamMemberRules } from './rules.ts'
import { searchedId, searchWords } from './search.ts'

const schema = buildSchema(adminTypeDefs)
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.keys(root?.getFields() ?? {}))

describe('the policy of the back office', () => {
  it('names exactly the root fields of the schema', () => {
    expect(Object.keys(adminAccess).toSorted()).toEqual(rootFields.toSorted())
    for (const name of adminLoneFields) expect(rootFields).toContain(name)
  })

  it('gives each role its permissions: only reviewers and super admins decide reviews, and finance cannot read them (Q-02)', () => {
    expect(adminMay('REVIEWER', 'reviews.decide')).toBe(true)
    expect(adminMay('REVIEWER', 'users.suspend')).toBe(false)
    expect(adminMay('SUPPORT', 'users.suspend')).toBe(true)
    expect(adminMay('SUPPORT', 'reviews.documents')).toBe(false)
    expect(adminMay('FINANCE', 'reviews.read')).toBe(false)
    expect(adminMay('SUPER_ADMIN', 'settings.change')).toBe(true)
  })

  it('lets every role that can close an account read the number of days until its data is erased', () => {
    for (const role of adminRoles) if (adminMay(role, 'users.close')) expect(adminMay(role, 'settings.read')).toBe(true)
  })
})

it('admin fields are in every operation of the back office, and in no operation of the product', () => {
  for (const text of Object.values(userDocuments)) expect(text).not.toMatch(/\badmin[A-Z]/)
  for (const text of Object.values<string>(adminDocuments)) expect(text).toMatch(/\badmin[A-Z]/)
})

describe('a search term of the back office', () => {
  it.each([
    ['مُحَمَّد', 'محمد'],
    ['أحمد', 'احمد'],
    ['محـــمد', 'محمد'],
    ['فاطمة', 'فاطمه'],
    ['Zoë  O’Neil', 'zoe o neil'],
    ['@noura_eats', 'noura eats'],
    ['٠٥٠', '050'],
  ])('is folded from %j to %j', (typed, expected) => expect(folded(typed)).toBe(expected))

  it.each([
    ['+966 50 000 0001', ['966500000001']],
    ['0500000001', ['500000001']],
    ['00966500000001', ['966500000001']],
    ['٠٥٠٠٠٠٠٠٠١', ['500000001']],
    ['Noura Al', ['noura', 'al']],
    ['a', null],
    ['  ', null],
    ['%_"*', null],
    [undefined, null],
  ])('is split from %j into the words %j', (typed, words) => expect(searchWords(typed)).toEqual(words))

  it.each(['0199A3F0-5B7C-7D21-8E4F-0123456789AB', '{0199a3f05b7c7d218e4f0123456789ab}', '\u200f0199a3f0-5b7c-7d21-8e4f-0123456789ab '])(
    'is read as an id if it is %j',
    (typed) => expect(searchedId(typed)).toBe('0199a3f0-5b7c-7d21-8e4f-0123456789ab'),
  )
})

describe('lists of the back office', () => {
  it('have 20 rows on a page by default, and at most 100', () => {
    expect(adminPageOf(null)).toEqual({ limit: 20, offset: 0 })
    expect(adminPageOf({ limit: 100_000, offset: 40 })).toEqual({ limit: 100, offset: 40 })
  })

  it('have a default order, and refuse to be sorted by an unknown field', () => {
    expect(adminSortOf('users', null)).toEqual({ field: 'createdAt', descending: true })
    expect(adminSortOf('reviewCases', [])).toEqual({ field: 'dueAt', descending: false })
    expect(adminSortOf('users', [{ field: 'name' }])).toEqual({ field: 'name', descending: false })
    expect(() => adminSortOf('users', [{ field: 'password_hash' }])).toThrow(Problem)
  })
})

describe('input of the back office', () => {
  it('must contain a reason if it rejects a case', () => {
    expect(problemsOf(reviewRules, { approve: true })).toEqual([])
    expect(problemsOf(reviewRules, { approve: false, rejectionReason: ' ' })).toEqual([{ path: 'rejectionReason', rule: 'required' }])
    expect(problemsOf(reviewRules, { approve: false, rejectionReason: 'x'.repeat(501) })).toEqual([
      { path: 'rejectionReason', rule: 'tooLong' },
    ])
  })

  it('must contain the email, name and role of a colleague, and a password of at least 12 characters', () => {
    const good = { email: 'Sara@Wasla.example', name: 'Sara', role: 'REVIEWER' }
    expect(problemsOf(teamMemberRules, good)).toEqual([])
    expect(problemsOf(teamMemberRules, { email: 'sara', name: 'S', role: 'KING' })).toEqual([
      { path: 'email', rule: 'email' },
      { path: 'name', rule: 'tooShort' },
      { path: 'role', rule: 'unknownValue' },
    ])
    expect(problemsOf(acceptInvitationRules, { token: 'token', password: 'long enough, really' })).toEqual([])
    expect(problemsOf(teamMemberRules, { ...good, name: 'x'.repeat(81) })).toEqual([{ path: 'name', rule: 'tooLong' }])
    expect(problemsOf(acceptInvitationRules, { token: 'token', password: 'short' })).toEqual([{ path: 'password', rule: 'newPassword' }])
  })

  it('has a colleague’s name and email cleaned and checked by the rules for users (Y-19)', () => {
    const typed = { email: '\u200eSara@Wasla.example\u200f ', name: ' Sara\u200b\u2060 \u202eAlamri ', role: 'FINANCE' }
    expect(accept(teamMemberRules, typed)).toEqual({ email: 'Sara@wasla.example', name: 'Sara Alamri', role: 'FINANCE' })
    const refused = { email: 'sara@wasla.example', role: 'FINANCE' }
    for (const [name, rule] of [
      ['\u200b\u3164', 'required'],
      ['Z\u0456yad Alamri', 'format'],
      ['12', 'format'],
    ] as const)
      expect(problemsOf(teamMemberRules, { ...refused, name })).toEqual([{ path: 'name', rule }])
  })

  it('gets the same key for all spellings of an email address (Y-19)', () => {
    const key = emailKey('sara@wasla.example')
    for (const typed of ['Sara@Wasla.example', ' sara@wasla.example', '\u200esara@wasla.example\ufeff']) expect(emailKey(typed)).toBe(key)
    expect(emailKey('sara@b\u00fccher.example')).toBe(emailKey('sara@xn--bcher-kva.example'))
    expect(isDemoAddress('\u200ereviewer@wasla.example')).toBe(true)
    expect(emailKey('sar')).toBe('sar')
  })

  it('can admit 1 to 1,000 entries of the waiting list, and set a label of at most 40 characters', () => {
    expect(problemsOf(admitNextRules, { count: 0 })).toHaveLength(1)
    expect(problemsOf(admitNextRules, { count: 1001 })).toHaveLength(1)
    expect(problemsOf(labelRules, { label: 'x'.repeat(41) })).toEqual([{ path: 'label', rule: 'tooLong' }])
  })
})
