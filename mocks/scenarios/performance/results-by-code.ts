import { codeSourceId } from '@wasla/contract/tracking/code-source.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { NOURA } from '../../world/networkers.ts'
import { MORNING_CUP } from '../../world/programs/all-programs.ts'
import type { World } from '../../world/tables.ts'
import { countingCodes } from '../programs/prepare.ts'

const programId = MORNING_CUP.program.id

/** Lets the first waiting order of a participant, or of this one, come by their code, reported only by a page. */
export function waitingByCode(world: World, of?: string): void {
  countingCodes(MORNING_CUP)(world)
  const waiting = world.conversions.filter(
    (one) => one.programId === programId && one.status === 'Pending' && (of === undefined || one.profileId === of),
  )
  for (const one of waiting) {
    const code = world.promoCodes.find(({ profileId }) => profileId === one.profileId)
    if (!code) continue
    Object.assign(one, { clickId: codeSourceId(code.code), channel: 'CODE' })
    return
  }
}

/** Gives a participant results by code, one order that they won from another participant, one that they lost, and one that waits. */
export function withCodeResults(world: World): void {
  waitingByCode(world, NOURA.profile.id)
  const own = world.dayCounts.filter((row) => row.programId === programId && row.profileId === NOURA.profile.id && row.approved > 0)
  world.dayCounts.push(...own.map((row) => ({ ...row, channel: 'CODE' as const, country: 'ZZ', clicks: 0 })))
  const counted = world.conversions.filter((one) => one.programId === programId && one.status !== 'Pending')
  const won = counted.find(({ profileId }) => profileId === NOURA.profile.id)
  const [lost, later] = counted.filter(({ profileId }) => profileId !== NOURA.profile.id)
  if (!won || !lost || !later) throw new Error('Too little was ordered')
  const of = ({ id: conversionId, profileId, receivedAt: at }: ConversionRecord) => ({
    conversionId,
    programId,
    profileId,
    at,
    code: 'NURA7',
  })
  world.ordersOfTwo.push(
    { ...of(won), otherProfileId: lost.profileId, decidedBy: 'CODE' },
    { ...of(lost), otherProfileId: NOURA.profile.id, decidedBy: 'CLICK' },
    { ...of(later), otherProfileId: NOURA.profile.id, decidedBy: 'CLICK_REFUSED' },
  )
}
