import { codeSourceId } from '@wasla/contract/tracking/code-source.ts'
import { externalIdOf, type TillOrderRecord, type TillRecord } from '@wasla/contract/tills/record.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { idOf } from '../world/ids.ts'
import { MORNING_CUP } from '../world/programs/all-programs.ts'
import type { World } from '../world/tables.ts'
import { countingCodes } from './programs/prepare.ts'

const programId = MORNING_CUP.program.id
const minute = 60_000
const day = 1_440 * minute

const till = (key: string, now: number, over: Partial<TillRecord>): TillRecord => ({
  ...{
    id: idOf(`till:${key}`, now - 20 * day),
    programId,
    name: key,
    link: `till-of-${key}`.padEnd(22, 'x'),
    pin: '4719',
    ...tillLimits.usual,
  },
  ...{ createdAt: now - 20 * day, revokedAt: null, lastUsedAt: null, wrongPins: 0, locks: 0, lockedUntil: null },
  ...{ lastNumber: 0, orders: 0, sum: 0 },
  ...over,
})

/** Gives a program three tills: one in use with orders, one that wrong PINs locked, and one that was revoked. */
export function withTills(world: World): void {
  countingCodes(MORNING_CUP)(world)
  const now = Math.max(...world.conversions.map(({ receivedAt }) => receivedAt))
  const used = till('olaya', now, { name: 'Olaya, till 2', lastUsedAt: now, lastNumber: 4, orders: 3, sum: 192_75 })
  world.tills.push(
    used,
    till('airport', now, { name: 'فرع المطار، الصندوق الأول', createdAt: now - 10 * day, locks: 2, lockedUntil: now + day }),
    till('corner', now, { name: 'Corner shop', createdAt: now - 40 * day, revokedAt: now - 2 * day, lastUsedAt: now - 3 * day }),
  )
  const codes = world.promoCodes.filter((one) => one.programId === programId)
  for (const [at, amount] of [64_50, 47_00, 81_25, 31_00].entries()) {
    const code = codes[at % codes.length]
    const like = world.conversions.find((one) => one.programId === programId)
    if (!code || !like) throw new Error('The program has participants and results')
    const moment = now - (5 + at * 37) * minute
    const id = idOf(`till-order:${at}`, moment)
    const isUndone = at === 3
    const order: TillOrderRecord = {
      ...{ id, tillId: used.id, programId, key: `key-${at}`, number: 4 - at, profileId: code.profileId, code: code.code, amount },
      ...{
        conversionId: idOf(`till-conversion:${at}`, moment),
        occurredAt: moment,
        receivedAt: moment,
        undoneAt: isUndone ? moment + minute : null,
      },
    }
    world.tillOrders.push(order)
    world.conversions.push({
      ...like,
      ...{ id: order.conversionId, profileId: code.profileId, clickId: codeSourceId(code.code), externalId: externalIdOf(order), amount },
      ...{ way: 'TILL', channel: 'TILL', status: isUndone ? 'Reversed' : 'Approved', reason: isUndone ? 'REVERSED' : null },
      ...{
        country: 'ZZ',
        visitor: '',
        occurredAt: moment,
        receivedAt: moment,
        decidedAt: moment,
        countsAt: null,
        naming: 'Only',
        heldAt: null,
      },
    })
  }
}

/** Gives the program’s tills names of the greatest length. */
export function withLongTills(world: World): void {
  withTills(world)
  for (const one of world.tills) one.name = 'A branch with a very long name in it'.padEnd(tillLimits.name, 'm')
}
