import { budgetBill } from '@wasla/contract/wallet/program-money.ts'
import type { Earning } from '@wasla/contract/wallet/program-money.ts'
import { walletTermsOf } from '@wasla/contract/wallet/terms.ts'
import { at } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { ASMAE, HIND, KARIM, MAHA, MARIAM, REEMA, SARA } from '../more-networkers.ts'
import { FAHAD, HUDA, LAMA, REEM, SAAD, YARA } from '../networkers.ts'
import type { ProgramChange } from '../wallet-rows.ts'
import { DRIPPER_SCHOOL, FIRST_SIP, wholePrograms } from './all-programs.ts'
import type { WholeProgram } from './make-program.ts'

const { fees } = walletTermsOf('demo')

/** The whole budget is reserved in the moment of publishing (L-04). */
function reservedOf({ key, released, program: { id, profileId, publishedAt, budget } }: WholeProgram): ProgramChange[] {
  if (publishedAt === null) return []
  const { subtotal, fee, vat } = budgetBill(budget + (released?.amount ?? 0), fees)
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

/** What a retired program did not need came back after its window and the last run (L-10). */
const releasedOf = ({ key, released, program: { id: programId, profileId } }: WholeProgram): ProgramChange[] =>
  released ? [{ change: 'budgetReleased', id: idOf(`released:${key}`, released.at), profileId, programId, ...released }] : []

export const programChanges: readonly ProgramChange[] = [
  ...wholePrograms.flatMap(reservedOf),
  ...runs.flatMap(paidBy),
  ...wholePrograms.flatMap(releasedOf),
]
