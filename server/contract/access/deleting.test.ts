import { expect, it } from 'vitest'
import { allOn } from '../flags/flags.ts'
import { userTypeDefs } from '../generated/user-schema.ts'
import { refusalOf } from './refusal.ts'
import type { AccessRule } from './rule.ts'
import { userAccess } from './user.ts'

const profile = { type: 'INFLUENCER', state: 'Inactive' } as const
const caller = { profile, problem: null, flags: allOn }
const mutations = [...userTypeDefs.matchAll(/^type Mutation \{([^}]*)\}/gmu)].flatMap(([, fields = '']) =>
  [...fields.matchAll(/^ {2}(\w+)/gmu)].map(([, name = '']) => name),
)

it('lets an account that is being deleted change nothing but itself', () => {
  const open = Object.entries<AccessRule>(userAccess).filter(
    ([name, rule]) => mutations.includes(name) && rule.signedIn && refusalOf(rule, caller, true)?.code !== 'ACCOUNT_BEING_DELETED',
  )
  expect(mutations.length).toBeGreaterThan(50)
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'deleteMyAccount',
    'keepMyAccount',
    'linkDataArchive',
    'requestDataArchive',
    'switchLanguage',
    'switchUser',
    'updateMultipleNotificationStatus',
  ])
  expect(refusalOf(userAccess.myData, caller)).toBeNull()
})
