import { budgetBill } from '@wasla/contract/wallet/program-money.ts'
import type { Earning } from '@wasla/contract/wallet/program-money.ts'
import { walletTermsOf } from '@wasla/contract/wallet/terms.ts'
import { at } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { ASMAE, HIND, KARIM, MAHA, MARIAM, REEMA, SARA } from '../more-networkers.ts'
import { FAHAD, HUDA, LAMA, REEM, SAAD, YARA } from '../networkers.ts'
import type { HeldBudget, ProgramChange } from '../wallet-rows.ts'
import { DRIPPER_SCHOOL, FIRST_SIP, wholePrograms } from './all-programs.ts'
import type { WholeProgram } from './make-program.ts'

const { fees } = walletTermsOf('demo')

/** The whole budget is reserved in the moment of publishing (L-04). */
function reservedOf({ key, program: { id, profileId, publishedAt, budget } }: WholeProgram): ProgramChange[] {
  if (publishedAt === null) return []
  const { subtotal, fee, vat } = budgetBill(budget, fees)
  const change = { change: 'budgetReserved', programId: id, profileId, bill: { subtotal, fee, vat }, at: publishedAt } as const
  return [{ ...change, id: idOf(`budget:${key}`, publishedAt) }]
}

type Run = { of: WholeProgram; on: string; paid: readonly (readonly [to: Member, riyals: number])[] }

const each = (riyals: number, ...members: Member[]) => members.map((member) => [member, riyals] as const)

/** What was paid at nine in the morning of a run's day (L-08): the first two programs that came to their end. */
const runs: readonly Run[] = [
  { of: FIRST_SIP, on: '2025-08-01T06:00', paid: each(150, HUDA, SAAD, LAMA, YARA, REEM) },
  { of: FIRST_SIP, on: '2025-09-01T06:00', paid: [...each(650, HUDA, SAAD, YARA), ...each(150, FAHAD, REEMA, HIND)] },
  {
    of: FIRST_SIP,
    on: '2025-10-01T06:00',
    paid: [...each(650, LAMA, REEM, FAHAD, REEMA, HIND), ...each(800, KARIM), ...each(150, MAHA, SARA, MARIAM, ASMAE)],
  },
  { of: DRIPPER_SCHOOL, on: '2025-10-12T06:00', paid: each(250, HUDA, SAAD, LAMA) },
  { of: DRIPPER_SCHOOL, on: '2025-10-26T06:00', paid: [...each(250, MAHA, SARA), ...each(750, HUDA)] },
  { of: DRIPPER_SCHOOL, on: '2025-11-09T06:00', paid: each(750, SAAD, LAMA) },
  { of: DRIPPER_SCHOOL, on: '2025-11-16T06:00', paid: each(750, MAHA, SARA) },
]

const earningsOf = ({ paid }: Run): Earning[] => paid.map(([{ profile }, riyals]) => ({ profileId: profile.id, amount: riyals * 100 }))

/** The brand's side of a run and that of each who earned (P-18). */
function paidBy(run: Run): ProgramChange[] {
  const { key, program } = run.of
  const [programId, moment, earnings] = [program.id, at(run.on), earningsOf(run)]
  const id = idOf(`paid:${key}:${run.on}`, moment)
  return [
    { change: 'rewardsPaid', id, profileId: program.profileId, programId, earnings, at: moment },
    ...earnings.map(({ profileId, amount }): ProgramChange => {
      const earned = { change: 'rewardEarned', programId, profileId, amount, at: moment } as const
      return { ...earned, id: idOf(`earned:${key}:${run.on}:${profileId}`, moment) }
    }),
  ]
}

/** What the retired program did not need came back a month later (L-10). */
const released: ProgramChange = {
  change: 'budgetReleased',
  id: idOf('released:first-sip', at('2025-11-02T06:00')),
  profileId: FIRST_SIP.program.profileId,
  programId: FIRST_SIP.program.id,
  amount: 160_000,
  at: at('2025-11-02T06:00'),
}

export const programChanges: readonly ProgramChange[] = [...wholePrograms.flatMap(reservedOf), ...runs.flatMap(paidBy), released]

/** What leaves an escrow, or comes into it. */
function escrowed(change: ProgramChange): number {
  switch (change.change) {
    case 'budgetReserved':
      return change.bill.subtotal
    case 'budgetReleased':
      return -change.amount
    case 'rewardsPaid':
      return -change.earnings.reduce((sum, { amount }) => sum + amount, 0)
    case 'rewardEarned':
      return 0
  }
}

/** What each published program still holds. */
export const escrows: readonly HeldBudget[] = wholePrograms
  .filter(({ program: { publishedAt } }) => publishedAt !== null)
  .map(({ program: { id, profileId, name } }) => ({
    programId: id,
    profileId,
    title: name,
    amount: programChanges.filter(({ programId }) => programId === id).reduce((sum, change) => sum + escrowed(change), 0),
    releasesAt: null,
  }))
  .filter(({ amount }) => amount > 0)
