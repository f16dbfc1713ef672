import { describe, expect, it } from 'vitest'
import { LOULOU, NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { findSharedContacts } from './service.ts'

const owner = NABT_COFFEE
const ask = (db: Database) =>
  findSharedContacts(
    db,
    [NOURA, REEM].map(({ profile }) => ({ profileId: profile.id, ownerId: owner.profile.id })),
  )
const found = (profile: { id: string }, contact: string) => ({ profileId: profile.id, ownerId: owner.profile.id, contact })

const addAccount = (db: Database, profileId: string, iban: string, deletedAt: number | null = null) =>
  db
    .insertInto('withdrawal_accounts')
    .values({
      ...{ id: `${profileId} ${iban}`, profile_id: profileId, type: 'INDIVIDUAL', currency: 'SAR', country_id: 'SA', iban },
      ...{ address: null, bank_address: null, bank_name: 'A bank', city: null, mobile_number: null },
      ...{ name_on_account: 'A name', swift_code: 'RJHISARI', created_at: testMoment, updated_at: testMoment, deleted_at: deletedAt },
    })
    .execute()

describe('contacts that participants share with the owner of a program', () => {
  eachWorld((open) => {
    it('are none if no phone number and no bank account is the same', async () => {
      const { db } = await open()
      expect(await ask(db)).toEqual([])
      expect(await findSharedContacts(db, [])).toEqual([])
    })

    it('include a contact number that is the owner’s sign-in number, and a sign-in number that is the owner’s contact number', async () => {
      const { db } = await open()
      await db.updateTable('profiles').set({ contact_mobile: owner.user.mobileNo }).where('id', '=', NOURA.profile.id).execute()
      await db.updateTable('profiles').set({ contact_mobile: REEM.user.mobileNo }).where('id', '=', owner.profile.id).execute()
      const rows = await ask(db)
      expect(rows).toHaveLength(2)
      expect(rows).toEqual(expect.arrayContaining([found(NOURA.profile, 'PHONE'), found(REEM.profile, 'PHONE')]))
    })

    it('include a bank account, even a removed one, in addition to a shared phone number', async () => {
      const { db } = await open()
      await addAccount(db, owner.profile.id, 'SA01')
      await addAccount(db, NOURA.profile.id, 'SA01', testMoment)
      await db.updateTable('profiles').set({ contact_mobile: owner.user.mobileNo }).where('id', '=', NOURA.profile.id).execute()
      const rows = await ask(db)
      expect(rows).toHaveLength(2)
      expect(rows).toEqual(expect.arrayContaining([found(NOURA.profile, 'BANK_ACCOUNT'), found(NOURA.profile, 'PHONE')]))
    })

    it('include the contacts of all profiles of the person who owns the program', async () => {
      const { db } = await open()
      await db.updateTable('profiles').set({ user_id: owner.user.id }).where('id', '=', LOULOU.profile.id).execute()
      await addAccount(db, LOULOU.profile.id, 'SA01')
      await addAccount(db, REEM.profile.id, 'SA01')
      expect(await ask(db)).toEqual([found(REEM.profile, 'BANK_ACCOUNT')])
    })

    it('leave out the empty IBANs that erased accounts leave behind', async () => {
      const { db } = await open()
      await addAccount(db, owner.profile.id, '', testMoment)
      await addAccount(db, NOURA.profile.id, '', testMoment)
      expect(await ask(db)).toEqual([])
    })
  })
})
