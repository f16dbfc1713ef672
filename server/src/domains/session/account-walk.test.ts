import { describe, expect, it } from 'vitest'
import {
  accountEvents,
  accountStateOf,
  nextAccountState,
  sessionRefusals,
  signInRefusals,
  type AccountEvent,
  type AccountState,
} from '@wasla/contract/session/account-states.ts'
import { newUser, provisionalProfile } from '@wasla/contract/session/new-account.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { adminTestApp, type AdminTestApp } from '../admin/testing/admin-app.ts'
import { eraseDue, insertProfile } from '../profiles/service.ts'
import { enter } from './enter.ts'
import { sessionParts } from './parts.ts'
import { findAccount, insertUser } from './stores/users.ts'
import { caller, refusal } from './testing/session-harness.ts'

const orders = (left: readonly AccountEvent[]): AccountEvent[][] =>
  left.length === 0 ? [[]] : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

const noFiles = { files: { discardAll: async () => [], remove: async () => undefined }, social: { revokeGrants: async () => undefined } }

/** Adds a person. Returns functions that apply each account event to that person. */
async function person(t: AdminTestApp, n: number) {
  const { db, clock, ids, service, support, lead } = t
  const parts = sessionParts({ ...t, invites: t.services.invites, wallet: t.services.wallet })
  const userId = ids.uuid()
  const profileId = ids.uuid()
  const mobileNo = `+9665${String(10_000_000 + n)}`
  const { closedAt: _, ...user } = newUser(
    { id: userId, mobileNo, countryId: 'SA', invitationCode: `W${String(n).padStart(7, '0')}`, invitedBy: null },
    clock.now(),
  )
  await insertUser(db, { ...user, lastSignInAt: null, isDemo: false })
  await insertProfile(db, {
    ...provisionalProfile({ id: profileId, userId, loginNumber: mobileNo }, clock.now()),
    status: 'Active',
    onboardingStep: null,
    firstName: 'Noura',
  })
  const request = { mobileNo, countryId: 'SA', invitationCode: null, purpose: 'signIn' } as const
  const signIn = async () => {
    const verdict = await inTransaction(db, (tx) => enter(parts, tx, request, caller(), clock.now()))
    if (verdict instanceof Error) throw verdict
    return verdict
  }
  const reason = 'Because of a test'
  const done: Record<AccountEvent, () => Promise<unknown>> = {
    suspended: () => service.setSuspended(support, userId, { suspended: true, reason }),
    reinstated: () => service.setSuspended(support, userId, { suspended: false, reason }),
    closed: () => service.closeAccount(lead, userId, { reason }),
    erased: async () => {
      clock.advance(31 * 86_400_000)
      await eraseDue(t, noFiles)
    },
  }
  const profile = () =>
    db.selectFrom('profiles').select(['status', 'first_name', 'deleted_at']).where('id', '=', profileId).executeTakeFirstOrThrow()
  return { userId, signIn, done, profile, read: (token: string) => refusal(t.services.session.readViewer(`Bearer ${token}`)) }
}

/** Expects everything that must be true in this state, for any events that led to it. */
async function expectAsIn(
  state: AccountState,
  t: AdminTestApp,
  one: Awaited<ReturnType<typeof person>>,
  way: readonly AccountEvent[],
): Promise<void> {
  const at = way.join(' → ')
  const account = await findAccount(t.db, one.userId)
  if (!account) throw new Error('The user is gone')
  expect([at, accountStateOf(account)]).toEqual([at, state])
  const { status, first_name: name, deleted_at: removed } = await one.profile()
  expect([at, status]).toEqual([at, state === 'open' ? 'Active' : 'Inactive'])
  expect([at, name, removed !== null]).toEqual(state === 'erased' ? [at, null, true] : [at, 'Noura', false])
  const open = await t.db.selectFrom('sessions').select('id').where('user_id', '=', one.userId).where('revoked_at', 'is', null).execute()
  if (state !== 'open') expect([at, open]).toEqual([at, []])
  const answer = await refusal(one.signIn())
  if (state === 'open') expect([at, answer]).toEqual([at, { answered: expect.objectContaining({ isNewUser: false }) as unknown }])
  else expect([at, answer]).toEqual([at, state === 'erased' ? 'USER_NOT_FOUND' : signInRefusals[state]])
}

describe('suspending, reinstating, closing and erasing an account, with a sign-in after every step', () => {
  eachDatabase((open) => {
    it('gives the same result in every order, because each fact is stored separately; a closed account never opens again', async () => {
      const t = await adminTestApp(await open())
      const ways = orders(accountEvents)
      expect(ways).toHaveLength(24)
      for (const [n, way] of ways.entries()) {
        const one = await person(t, n)
        let state: AccountState = 'open'
        for (const [index, event] of way.entries()) {
          const so = way.slice(0, index + 1)
          const session = state === 'open' ? await one.signIn() : null
          const answer = await refusal(one.done[event]())
          const next = nextAccountState(state, event)
          // The timer erases only accounts that are due, and refuses nothing.
          if (event !== 'erased') expect([so, answer === 'NO_CHANGES_TO_UPDATE']).toEqual([so, next === null])
          state = next ?? state
          if (session && state !== 'open') expect([so, await one.read(session.accessToken)]).toEqual([so, sessionRefusals[state]])
          await expectAsIn(state, t, one, so)
        }
      }
    })
  })
})
