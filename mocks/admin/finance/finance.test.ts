import { describe, expect, test } from 'vitest'
import type { Mutation, Query } from '@wasla/contract/generated/admin-types.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { startScenario, type ScenarioServer } from '../../scenarios/scenario-server.ts'
import type { ScenarioId } from '../../scenarios/scenarios.ts'
import { FAHAD, HUDA, LAMA, NOURA, SAAD, YARA } from '../../world/networkers.ts'

type Answer = Partial<Query> & Partial<Pick<Mutation, 'adminProposeAdjustment'>> & Record<string, unknown>

const open = (id: ScenarioId) => {
  const scenario = startScenario(id, { unwritten: 'refused' })
  const ask = async (query: string, token = scenario.adminSession) => {
    const { body } = await scenario.admin.answer({ query, variables: {} }, new Headers({ authorization: `Bearer ${token ?? ''}` }))
    return { data: (body.data ?? {}) as Answer, code: body.errors?.[0]?.extensions.code, fields: body.errors?.[0]?.extensions['fields'] }
  }
  return { ask, scenario }
}

const openOf = ({ server }: ScenarioServer, profileId: string) =>
  server.store.memory.world.withdrawals.find((one) => one.profileId === profileId && one.status === 'Initiated')?.id ?? ''
const balanceOf = ({ server }: ScenarioServer, profileId: string) => server.store.memory.ledger.balanceOf(availableAccount(profileId))
const settle = (id: string, rest: string) => `mutation { adminSettleWithdrawal(id: "${id}", ${rest}) { status approvals { name } } }`

describe('the desk for withdrawals', () => {
  const queue = '{ adminWithdrawals { count data { profileName status dueAt flags approvalsNeeded approvals { name } amount } } }'

  test('lists open withdrawals first, ordered by due date, and then settled ones', async () => {
    const { data } = await open('admin-finance').ask(queue)
    const rows = data.adminWithdrawals?.data ?? []
    const firstEnded = rows.findIndex(({ status }) => status !== 'Initiated')
    const openRows = rows.slice(0, firstEnded)
    expect(openRows).toHaveLength(7)
    expect(openRows.map(({ dueAt }) => dueAt)).toEqual(openRows.map(({ dueAt }) => dueAt).toSorted())
    expect(rows.slice(firstEnded).every(({ status }) => status !== 'Initiated')).toBe(true)
    expect(rows[0]).toMatchObject({
      profileName: mainNameOf(FAHAD.profile),
      flags: ['NAME_DIFFERS'],
      approvalsNeeded: 2,
      amount: 3_200_000,
    })
  })

  test('filters by flag, by due date, by status and by owner', async () => {
    const { ask } = open('admin-finance')
    const count = async (filter: string) => (await ask(`{ adminWithdrawals(${filter}) { count } }`)).data.adminWithdrawals?.count
    expect(await count('overdue: true')).toBe(1)
    expect(await count('status: Initiated')).toBe(7)
    expect(await count('flag: NAME_DIFFERS, status: Initiated')).toBe(1)
    expect(await count('term: "lama", status: Initiated')).toBe(1)
    expect(await count('term: "nobody at all"')).toBe(0)
  })

  test('flags each demo withdrawal with its risks', async () => {
    const { data } = await open('admin-finance-broken').ask('{ adminWithdrawals(status: Initiated) { data { profileName flags } } }')
    expect(data.adminWithdrawals?.data).toMatchObject([
      { profileName: mainNameOf(FAHAD.profile), flags: ['NAME_DIFFERS'] },
      { profileName: mainNameOf(LAMA.profile), flags: ['NEW_ACCOUNT', 'FIRST_WITHDRAWAL'] },
      { profileName: mainNameOf(YARA.profile), flags: [] },
    ])
  })

  test('flags a withdrawal if its owner shares a contact with a brand that paid the owner, even after the payout (Y-08)', async () => {
    const { ask, scenario } = open('admin-finance')
    const { programRewards, programs, profiles, users } = scenario.server.store.memory.world
    const flagged = async () =>
      (await ask('{ adminWithdrawals(flag: SHARED_CONTACT) { data { profileName } } }')).data.adminWithdrawals?.data
    const paid = programRewards.find((one) => one.profileId === YARA.profile.id && one.state === 'Paid' && one.rewardType === 'CASH')
    const payer = profiles.find(({ id }) => id === programs.find((program) => program.id === paid?.programId)?.profileId)
    const yara = profiles.find(({ id }) => id === YARA.profile.id)
    if (!payer || !yara) throw new Error('Nobody paid Yara')
    expect(await flagged()).toEqual([])
    yara.contact = { ...yara.contact, mobileNumber: users.find(({ id }) => id === payer.userId)?.mobileNo ?? null }
    expect(new Set((await flagged())?.map(({ profileName }) => profileName))).toEqual(new Set([mainNameOf(YARA.profile)]))
  })

  test('posts a settled withdrawal and records the admin who settled it', async () => {
    const { ask, scenario } = open('admin-finance')
    const id = openOf(scenario, HUDA.profile.id)
    const { data } = await ask(settle(id, 'success: true'))
    expect(data).toMatchObject({ adminSettleWithdrawal: { status: 'Success' } })
    const found = await ask(`{ adminWithdrawal(id: "${id}") { posted { kind entries { amount } } events { kind actor } } }`)
    const { posted, events } = found.data.adminWithdrawal ?? { posted: [], events: [] }
    expect(posted.map(({ kind }) => kind)).toEqual(['WITHDRAWAL_PAID', 'WITHDRAWAL'])
    for (const { entries } of posted) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['SETTLED', 'Ziyad Alamri'],
      ['IN_BANK_FILE', null],
      ['REQUESTED', mainNameOf(HUDA.profile)],
    ])
  })

  test('requires a reason for a failed withdrawal and returns the whole amount', async () => {
    const { ask, scenario } = open('admin-finance')
    const id = openOf(scenario, YARA.profile.id)
    const before = balanceOf(scenario, YARA.profile.id)
    expect(await ask(settle(id, 'success: false'))).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'failureReason' }] })
    await ask(settle(id, 'success: false, failureReason: "The account is closed"'))
    expect(balanceOf(scenario, YARA.profile.id) - before).toBe(120_575)
  })

  test('requires a second admin for the failure of a withdrawal that was exported to the bank', async () => {
    const { ask, scenario } = open('admin-finance')
    const id = openOf(scenario, HUDA.profile.id)
    const before = balanceOf(scenario, HUDA.profile.id)
    const fail = settle(id, 'success: false, failureReason: "The account is closed"')
    expect((await ask(fail)).data).toMatchObject({ adminSettleWithdrawal: { status: 'Initiated' } })
    expect((await ask(fail)).code).toBe('NO_CHANGES_TO_UPDATE')
    expect(balanceOf(scenario, HUDA.profile.id)).toBe(before)
    expect((await ask(fail, scenario.admin.signIn('SUPER_ADMIN'))).data).toMatchObject({ adminSettleWithdrawal: { status: 'Failed' } })
    expect(balanceOf(scenario, HUDA.profile.id) - before).toBe(840_575)
  })

  test('settles a withdrawal after two different admins have approved it', async () => {
    const { ask, scenario } = open('admin-finance')
    const id = openOf(scenario, FAHAD.profile.id)
    const paid = 'success: true, namesCompared: true'
    // The name on the bank account differs from the owner's name.
    expect(await ask(settle(id, 'success: true'))).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'namesCompared' }] })
    expect((await ask(settle(id, paid), scenario.admin.signIn('SUPER_ADMIN'))).code).toBe('NO_CHANGES_TO_UPDATE')
    expect((await ask(settle(id, `${paid}, seenApprovals: 1`))).data).toMatchObject({
      adminSettleWithdrawal: { status: 'Initiated', approvals: [{}, {}] },
    })
    expect((await ask(settle(id, `${paid}, seenApprovals: 1`))).code).toBe('NO_CHANGES_TO_UPDATE')
    expect((await ask(settle(id, `${paid}, seenApprovals: 2`))).data).toMatchObject({ adminSettleWithdrawal: { status: 'Success' } })
  })

  test('answers WITHDRAWAL_NOT_FOUND for an unknown id', async () => {
    expect((await open('admin-finance').ask('{ adminWithdrawal(id: "none") { fee } }')).code).toBe('WITHDRAWAL_NOT_FOUND')
  })
})

describe('the ledger', () => {
  test('returns pages of entries whose running balances add up', async () => {
    const { ask } = open('admin-finance')
    const account = availableAccount(NOURA.profile.id)
    const page = async (offset: number) =>
      (
        await ask(`{ adminLedgerEntries(accountId: "${account}", pagination: { limit: 5, offset: ${offset} }) {
        account { balance entries profileName } carriedOver data { amount balance transactionId number hash } } }`)
      ).data.adminLedgerEntries
    const [first, second] = [await page(0), await page(5)]
    expect(first?.data[0]?.balance).toBe(first?.account.balance)
    expect(first?.carriedOver).toBe(second?.data[0]?.balance)
    expect(first?.account.profileName).toBe('Noura Alotaibi')
  })

  test('returns transactions that sum to zero, with a sound proof for each entry', async () => {
    const { ask } = open('admin-finance')
    const { data } = await ask(`{ adminLedgerEntries(accountId: "${availableAccount(NOURA.profile.id)}") { data { transactionId } } }`)
    const id = data.adminLedgerEntries?.data[0]?.transactionId ?? ''
    const found = (await ask(`{ adminLedgerTransaction(id: "${id}") { entries { amount number hash } } }`)).data.adminLedgerTransaction
    expect(found?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    for (const { number, hash } of found?.entries ?? [])
      expect((await ask(`{ adminLedgerProof(number: ${number}) { hash isSound } }`)).data.adminLedgerProof).toEqual({ hash, isSound: true })
  })

  test('finds accounts by their owner, and answers LEDGER_ENTRY_NOT_FOUND for unknown accounts', async () => {
    const { ask } = open('admin-finance')
    const { data } = await ask('{ adminLedgerAccounts(term: "saad_grills") { data { id profileName } } }')
    expect(data.adminLedgerAccounts?.data.map(({ profileName }) => profileName)).toEqual(['Saad Almutairi', 'Saad Almutairi'])
    expect((await ask('{ adminLedgerEntries(accountId: "wallet:none:available") { count } }')).code).toBe('LEDGER_ENTRY_NOT_FOUND')
  })

  test('reports that it is unsound after a check with findings', async () => {
    const state = '{ adminLedgerState { isSound findings { rows } } }'
    expect((await open('admin-finance').ask(state)).data).toMatchObject({ adminLedgerState: { isSound: true } })
    expect((await open('admin-finance-broken').ask(state)).data).toMatchObject({
      adminLedgerState: { isSound: false, findings: [{ rows: 1 }] },
    })
  })
})

describe('adjustments', () => {
  const list = '{ adminAdjustments { count data { id status profileName proposedBy { name } } } }'

  test('change no balance until another admin posts them', async () => {
    const { ask, scenario } = open('admin-finance')
    const { data } = await ask(list)
    const [waiting] = data.adminAdjustments?.data.filter(({ profileName }) => profileName.startsWith('Yara')) ?? []
    const before = balanceOf(scenario, YARA.profile.id)
    const decide = `mutation { adminDecideAdjustment(id: "${waiting?.id}", approve: true) { status transactionId } }`
    expect((await ask(decide, scenario.admin.signIn('SUPER_ADMIN'))).code).toBe('ADJUSTMENT_OF_OWN')
    expect((await ask(decide)).data).toMatchObject({ adminDecideAdjustment: { status: 'Posted' } })
    expect(balanceOf(scenario, YARA.profile.id) - before).toBe(575)
    expect((await ask(decide)).code).toBe('NO_CHANGES_TO_UPDATE')
  })

  test('are not posted while a check of the ledger has findings', async () => {
    const { ask, scenario } = open('admin-finance-broken')
    const propose = `mutation { adminProposeAdjustment(proposeAdjustmentInput: { profileId: "${SAAD.profile.id}", amount: 100, reason: "A wrong fee", idempotencyKey: "key-of-this-form" }) { id } }`
    const proposed = (await ask(propose, scenario.admin.signIn('SUPER_ADMIN'))).data.adminProposeAdjustment
    const before = balanceOf(scenario, SAAD.profile.id)
    expect((await ask(`mutation { adminDecideAdjustment(id: "${proposed?.id}", approve: true) { status } }`)).code).toBe('SERVICE_BUSY')
    expect(balanceOf(scenario, SAAD.profile.id)).toBe(before)
  })

  test('are proposed only once if the form is sent twice', async () => {
    const { ask } = open('admin-finance')
    const count = async () => (await ask(list)).data.adminAdjustments?.count ?? 0
    const before = await count()
    const propose = `mutation { adminProposeAdjustment(proposeAdjustmentInput: { profileId: "${SAAD.profile.id}", amount: 100, reason: "A wrong fee", idempotencyKey: "key-of-this-form" }) { id } }`
    const [first, second] = [await ask(propose), await ask(propose)]
    expect(second.data).toEqual(first.data)
    expect(await count()).toBe(before + 1)
  })

  test('exist in each status in the demo, and one reconciliation differs from the gateway', async () => {
    const { ask } = open('admin-finance')
    const { data } = await ask('{ adminAdjustments { data { status } } adminReconciliations { data { difference } } }')
    expect(new Set(data.adminAdjustments?.data.map(({ status }) => status))).toEqual(new Set(['Proposed', 'Posted', 'Rejected']))
    expect(data.adminReconciliations?.data.filter(({ difference }) => difference !== 0)).toHaveLength(1)
  })
})

describe('payout runs', () => {
  const runs = '{ adminPayoutRuns(pagination: { limit: 100 }) { data { id programs participants amount unpaid } } }'
  const reportOf = (id: string) =>
    `{ adminPayoutReport(id: "${id}", pagination: { limit: 100 }) { count rows { programName amount reason } } }`

  test.each(['admin-finance', 'admin-finance-empty', 'admin-full-queues'] as const)(
    'have totals that equal the sums of their reports, in %s',
    async (id) => {
      const { ask } = open(id)
      const found = (await ask(runs)).data.adminPayoutRuns?.data ?? []
      expect(found.length).toBeGreaterThan(3)
      for (const run of found) {
        const { count, rows } = (await ask(reportOf(run.id))).data.adminPayoutReport ?? { count: 0, rows: [] }
        const paid = rows.filter(({ reason }) => reason === null)
        expect(rows).toHaveLength(count)
        expect({
          programs: new Set(paid.map(({ programName }) => programName)).size,
          participants: paid.length,
          amount: paid.reduce((sum, { amount }) => sum + amount, 0),
          unpaid: rows.length - paid.length,
        }).toEqual({ programs: run.programs, participants: run.participants, amount: run.amount, unpaid: run.unpaid })
      }
    },
  )
})
