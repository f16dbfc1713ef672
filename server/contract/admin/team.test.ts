import { describe, expect, it } from 'vitest'
import { decideTeamMemberDisabling, newAdminAccount } from './team.ts'

const member = { id: 'new', email: ' Sara@Wasla.example ', name: 'Sara', role: 'SUPPORT', invitedBy: 'me', restsUntil: 9 } as const
const day = 86_400_000

describe('a colleague', () => {
  it('can be disabled only once, and enabled again, by another admin', () => {
    const account = newAdminAccount(member)
    const input = { id: 'new', disabled: true, reason: 'left' }
    const decide = (...[state, requested]: [Partial<{ adminId: string; account: typeof account | null }>, typeof input]) =>
      decideTeamMemberDisabling({ mode: 'live', adminId: 'me', account, ...state }, requested, 5)
    expect(decide({}, input).changes).toEqual({
      account: { ...account, disabledAt: 5 },
      endsSessions: true,
      action: { action: 'admin.teamMemberDisabled', target: 'new', before: { disabled: false }, after: { disabled: true, reason: 'left' } },
    })
    const disabled = { ...account, disabledAt: 4 }
    expect(decide({ account: disabled }, { ...input, disabled: false }).changes).toMatchObject({
      account: { disabledAt: null, restsUntil: 5 + 3 * day },
      endsSessions: false,
      action: { action: 'admin.teamMemberEnabled' },
    })
    expect(decide({ account: disabled }, input).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decide({ account: null }, input).problem?.code).toBe('USER_NOT_FOUND')
    expect(decide({ adminId: 'new', account: null }, input).problem?.code).toBe('ADMIN_FORBIDDEN')
  })
})
