import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newAccount } from '../../domains/admin/accounts/team.ts'
import { changeAccount, insertAccount } from '../../domains/admin/stores/accounts.ts'
import { withdrawalDesk } from '../../domains/admin/testing/withdrawal-desk.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { twoPeople } from './0087-two-people.ts'

describe('a database that people worked with before', () => {
  eachDatabase((open) => {
    it('knows who added whom, and open withdrawals keep the rule of the setting', async () => {
      const handle = await open()
      const t = await withdrawalDesk(handle)
      const [large, small] = [await t.withdraw(t.noura, 2_500_000), await t.withdraw(t.omar, 10_000)]
      const member = {
        id: 'added',
        email: 'added@wasla.example',
        name: 'Added',
        role: 'FINANCE',
        invitedBy: t.lead.id,
        restsUntil: null,
      } as const
      await insertAccount(t.db, newAccount({ ...member, passwordHash: 'none', now: 1 }))
      const line = { id: 'line', at: 1, actor: `admin:${t.lead.id}`, action: 'admin.teamMemberAdded', target: 'added' }
      await t.db.insertInto('audit').values(line).execute()
      await t.db.insertInto('settings').values({ key: 'wallet.fourEyesAbove', value: '2000000', updated_at: 1 }).execute()
      // As it was: nothing of it was stored.
      await changeAccount(t.db, 'added', { invitedBy: null })
      await t.db.updateTable('withdrawals').set({ approvals_needed: 1 }).execute()
      for (const statement of twoPeople.statements(handle.dialect).filter((one) => one.startsWith('update')))
        await sql.raw(statement).execute(t.db)
      expect(await t.db.selectFrom('admins').select(['id', 'invited_by']).where('invited_by', 'is not', null).execute()).toEqual([
        { id: 'added', invited_by: t.lead.id },
      ])
      expect((await t.service.withdrawal(large)).row.approvalsNeeded).toBe(2)
      expect((await t.service.withdrawal(small)).row.approvalsNeeded).toBe(1)
    })
  })
})
