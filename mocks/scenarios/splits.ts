import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import { shareOf } from '@wasla/contract/splits/share.ts'
import { OMAR } from '../world/agents.ts'
import { day } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { managedAccounts } from '../world/managed-accounts.ts'
import type { Member } from '../world/member.ts'
import { MAHA } from '../world/more-networkers.ts'
import { FAHAD, HUDA, REEM } from '../world/networkers.ts'
import type { World } from '../world/tables.ts'
import type { Scenario } from './scenario.ts'

const between = (talent: Member): ManagedAccountRecord['id'] =>
  managedAccounts.find(({ managerId, talentId }) => managerId === OMAR.profile.id && talentId === talent.profile.id)?.id ?? ''

/** Managed accounts of the agent Omar, by the networker. */
export const splitAccounts = { maha: between(MAHA), fahad: between(FAHAD), huda: between(HUDA), reem: between(REEM) } as const

const percentage = 1500

/** Lets Huda's split begin before her first reward, so that what was paid to her was paid to Omar, too. */
function hudaShares(world: World): void {
  const [talent, manager] = [HUDA.profile.id, OMAR.profile.id]
  const paid = world.programRewards.filter(
    ({ profileId, state, rewardType }) => profileId === talent && state === 'Paid' && rewardType === 'CASH',
  )
  const began = Math.min(...paid.map(({ achievedAt }) => achievedAt)) - day
  const split = world.splits.find(({ talentId, status }) => talentId === talent && status === 'Agreed')
  if (!split) throw new Error('Huda has an agreed split')
  Object.assign(split, { proposedAt: began - day, answeredAt: began, startsOn: new Date(began).toISOString().slice(0, 10) })
  for (const { id: rewardId, amount } of paid)
    world.rewardShares.push({
      ...{ rewardId, splitId: split.id, managerId: manager, basisPoints: percentage, outcome: 'Paid' },
      amount: shareOf(amount, percentage),
    })
  for (const change of world.programChanges) {
    if (change.change !== 'rewardEarned' || change.profileId !== talent) continue
    const of = paid.filter(({ payoutRunId, programId }) => payoutRunId === change.payoutRunId && programId === change.programId)
    const line = {
      basisPoints: percentage,
      of: change.amount,
      amount: of.reduce((sum, reward) => sum + shareOf(reward.amount, percentage), 0),
    }
    if (line.amount === 0) continue
    Object.assign(change, { shares: [{ profileId: manager, ...line }] })
    const { programId, at } = change
    const received = { profileId: talent, ...line }
    world.programChanges.push({
      ...{ change: 'rewardEarned', id: idOf(`share:${change.id}`, at), profileId: manager, programId, at },
      ...{ amount: line.amount, received },
    })
  }
}

/** Ends the proposal to Fahad before the viewer answers. */
const late = { on: ['answerSplit', 'endSplit'], fault: { kind: 'problem', extensions: { code: 'SPLIT_UPDATE_FAILED' } } } as const

/** Scenarios of splits between a manager and a networker, for the addresses of `splitAccounts`. */
export const splitScenarios = {
  'split-begin': { title: 'Agent who proposes a first split to Maha', viewer: OMAR },
  'split-begin-talent': { title: 'Networker Maha, with whom no split is agreed', viewer: MAHA },
  'split-proposed': { title: 'Networker Fahad, to whom a split is proposed', viewer: FAHAD },
  'split-waiting': { title: 'Agent whose proposal to Fahad waits', viewer: OMAR },
  'split-agreed': { title: 'Networker Huda with an agreed split, paid to both', viewer: HUDA, prepare: hudaShares },
  'split-agreed-manager': { title: 'Agent with a split agreed with Huda, paid to both', viewer: OMAR, prepare: hudaShares },
  'split-late': { title: 'Every answer to a proposal comes too late', viewer: FAHAD, faults: [late] },
  'split-loading': { title: 'Splits never load', viewer: OMAR, faults: [{ on: ['splits'], fault: { kind: 'silence' } }] },
  'split-error': {
    title: 'Splits cannot be loaded',
    viewer: OMAR,
    faults: [{ on: ['splits'], fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } }],
  },
} as const satisfies Readonly<Record<string, Scenario>>
