import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ChangeTillInput, MadeTill, MakeTillInput, Till } from '@wasla/contract/generated/user-types.ts'
import { tillOf } from '@wasla/contract/tills/fields.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { decideChange, decideMaking, decideTill, decideTills } from '@wasla/contract/tills/owning.ts'
import { tillBytes } from '@wasla/contract/tills/paths.ts'
import { afterNewPin } from '@wasla/contract/tills/pin.ts'
import type { TillRecord } from '@wasla/contract/tills/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { findProgram, lockProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { TillsDeps } from './deps.ts'
import { newPin, pinHash } from './pins.ts'
import { findOrderPage } from './stores/orders.ts'
import { countPhones, deletePhones } from './stores/phones.ts'
import { findTills, insertTill, lockTill, saveTill } from './stores/tills.ts'

type Owner = Pick<Viewer, 'profileId'>
type Named = { readonly programId: string; readonly id: string }

/** Returns tills as their owner sees them. */
async function shownTills(db: Database, { env, clock }: TillsDeps, found: readonly TillRecord[]): Promise<Till[]> {
  const now = clock.now()
  const phones = await countPhones(
    db,
    found.map(({ id }) => id),
    now - tillLimits.phoneRests,
  )
  return found.map((till) => tillOf(till, phones.get(till.id) ?? 0, env.publicUrl, now))
}

async function shownTill(db: Database, deps: TillsDeps, till: TillRecord): Promise<Till> {
  const [shown] = await shownTills(db, deps, [till])
  if (!shown) throw new Error('Each till is shown')
  return shown
}

/** `programTills`. Throws `PROGRAM_NOT_FOUND`. */
export async function tills(deps: TillsDeps, { profileId }: Owner, programId: string): Promise<Till[]> {
  changesOf(decideTills(await findProgram(deps.db, programId), profileId))
  return shownTills(deps.db, deps, await findTills(deps.db, programId))
}

/** `makeTill`: the only answer with this PIN. Throws `PROGRAM_NOT_FOUND`, `TILLS_LIMIT_REACHED`, `DTO_VALIDATION_ERROR`. */
export const make = (deps: TillsDeps, { profileId }: Owner, { programId, ...typed }: MakeTillInput): Promise<MadeTill> =>
  inTransaction(deps.db, async (tx) => {
    // Locked, so that two calls at once do not both make the last till.
    changesOf(decideTills(await lockProgram(tx, programId), profileId))
    const inUse = (await findTills(tx, programId)).filter(({ revokedAt }) => revokedAt === null).length
    const id = deps.ids.uuid()
    const pin = newPin(deps)
    const link = deps.ids.secret(tillBytes.link)
    const till = changesOf(decideMaking(inUse, typed, { id, programId, link, pin: pinHash(deps, id, pin), now: deps.clock.now() }))
    await insertTill(tx, till)
    return { till: await shownTill(tx, deps, till), pin }
  })

/** Returns a till that its owner may change, locked. */
async function own(tx: Database, deps: TillsDeps, { profileId }: Owner, { programId, id }: Named): Promise<TillRecord> {
  changesOf(decideTills(await findProgram(tx, programId), profileId))
  return changesOf(decideTill(await lockTill(tx, deps.dialect, id), programId))
}

/** Saves changes of a till and returns it as its owner sees it. */
async function saved(tx: Database, deps: TillsDeps, till: TillRecord, changes: Partial<TillRecord>): Promise<Till> {
  await saveTill(tx, till.id, changes)
  return shownTill(tx, deps, { ...till, ...changes })
}

/** `changeTill`. Throws `PROGRAM_NOT_FOUND`, `TILL_NOT_FOUND`, `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR`. */
export const change = (deps: TillsDeps, owner: Owner, { programId, id, ...typed }: ChangeTillInput): Promise<Till> =>
  inTransaction(deps.db, async (tx) => {
    const till = await own(tx, deps, owner, { programId, id })
    return saved(tx, deps, till, changesOf(decideChange(till, { ...typed, name: typed.name ?? till.name })))
  })

/** `renewTillPin`: the former PIN and all phones end at once, and a lock ends too. Throws `PROGRAM_NOT_FOUND`, `TILL_NOT_FOUND`. */
export const renewPin = (deps: TillsDeps, owner: Owner, named: Named): Promise<MadeTill> =>
  inTransaction(deps.db, async (tx) => {
    const till = await own(tx, deps, owner, named)
    const pin = newPin(deps)
    await deletePhones(tx, till.id)
    return { till: await saved(tx, deps, till, { pin: pinHash(deps, till.id, pin), ...afterNewPin }), pin }
  })

/** `revokeTill`: for ever. What the till reported stays. Throws `PROGRAM_NOT_FOUND`, `TILL_NOT_FOUND`. */
export const revoke = (deps: TillsDeps, owner: Owner, named: Named): Promise<Till> =>
  inTransaction(deps.db, async (tx) => {
    const till = await own(tx, deps, owner, named)
    await deletePhones(tx, till.id)
    return saved(tx, deps, till, { revokedAt: deps.clock.now() })
  })

export type OrderSearch = { programId: string; tillId?: string | null | undefined; pagination?: PageArgument }

/** `tillOrders`: what the tills of a program reported. Throws `PROGRAM_NOT_FOUND`. */
export async function orders({ db }: TillsDeps, { profileId }: Owner, { programId, tillId = null, pagination }: OrderSearch) {
  changesOf(decideTills(await findProgram(db, programId), profileId))
  return findOrderPage(db, { programId, tillId }, pageOf(pagination))
}
