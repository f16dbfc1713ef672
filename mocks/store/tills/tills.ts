import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ChangeTillInput, MadeTill, MakeTillInput, Till } from '@wasla/contract/generated/user-types.ts'
import { tillOf, type TillOrderView } from '@wasla/contract/tills/fields.ts'
import { decideChange, decideMaking, decideTill, decideTills } from '@wasla/contract/tills/owning.ts'
import { afterNewPin } from '@wasla/contract/tills/pin.ts'
import type { TillRecord } from '@wasla/contract/tills/record.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { publicUrl } from '../programs/reader-fields.ts'

type Named = { readonly programId: string; readonly id: string }

const requireOwner = (store: Store, profileId: string, programId: string) =>
  changesOf(decideTills(programById(store, programId), profileId))

/** The mock has no phones: the page of a till needs the server. */
const shown = ({ clock }: Store, till: TillRecord): Till => tillOf(till, 0, publicUrl, clock.now())

const tillsOf = ({ memory }: Store, programId: string): TillRecord[] =>
  memory.world.tills
    .filter((till) => till.programId === programId)
    .toSorted((one, other) => Number(one.revokedAt !== null) - Number(other.revokedAt !== null) || other.createdAt - one.createdAt)

/** Implements the query `programTills`. */
export function tills(store: Store, profileId: string, programId: string): Till[] {
  requireOwner(store, profileId, programId)
  return tillsOf(store, programId).map((till) => shown(store, till))
}

/** Returns the PIN of a new id. It protects nothing, so it is stored in plain text. */
const pinOf = (id: string): string => String(Number.parseInt(id.replaceAll('-', '').slice(-6), 16) % 10_000).padStart(4, '0')

/** Implements the mutation `makeTill`. */
export function make(store: Store, profileId: string, { programId, ...typed }: MakeTillInput): MadeTill {
  requireOwner(store, profileId, programId)
  const inUse = tillsOf(store, programId).filter(({ revokedAt }) => revokedAt === null).length
  const id = store.nextId('till')
  const pin = pinOf(id)
  const link = id.replaceAll('-', '')
  const till = changesOf(decideMaking(inUse, typed, { id, programId, link, pin, now: store.clock.now() }))
  store.memory.world.tills.push(till)
  return { till: shown(store, till), pin }
}

function own(store: Store, profileId: string, { programId, id }: Named): TillRecord {
  requireOwner(store, profileId, programId)
  return changesOf(decideTill(store.memory.world.tills.find((till) => till.id === id) ?? null, programId))
}

/** Implements the mutation `changeTill`. */
export function change(store: Store, profileId: string, { programId, id, ...typed }: ChangeTillInput): Till {
  const till = own(store, profileId, { programId, id })
  Object.assign(till, changesOf(decideChange(till, { ...typed, name: typed.name ?? till.name })))
  return shown(store, till)
}

/** Implements the mutation `renewTillPin`. */
export function renewPin(store: Store, profileId: string, named: Named): MadeTill {
  const till = own(store, profileId, named)
  const pin = pinOf(store.nextId('pin'))
  Object.assign(till, { pin, ...afterNewPin })
  return { till: shown(store, till), pin }
}

/** Implements the mutation `revokeTill`. */
export function revoke(store: Store, profileId: string, named: Named): Till {
  const till = own(store, profileId, named)
  till.revokedAt = store.clock.now()
  return shown(store, till)
}

type OrderSearch = { programId: string; tillId?: string | null | undefined; pagination?: PageArgument }

/** Implements the query `tillOrders`. */
export function orders(store: Store, profileId: string, { programId, tillId = null, pagination }: OrderSearch) {
  requireOwner(store, profileId, programId)
  const { world } = store.memory
  const found = world.tillOrders
    .filter((order) => order.programId === programId && (tillId === null || order.tillId === tillId))
    .toSorted((one, other) => other.receivedAt - one.receivedAt)
    .map((order): TillOrderView => ({
      ...order,
      tillName: world.tills.find(({ id }) => id === order.tillId)?.name ?? '',
      status: world.conversions.find(({ id }) => id === order.conversionId)?.status ?? 'Approved',
    }))
  return pageFrom(found, pageOf(pagination))
}
