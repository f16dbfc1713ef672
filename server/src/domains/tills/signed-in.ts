import { tillLimits } from '@wasla/contract/tills/limits.ts'
import type { TillRecord } from '@wasla/contract/tills/record.ts'
import type { TillRefusal } from '@wasla/contract/tills/refusals.ts'
import type { Database } from '#database/database.ts'
import { hashOf } from '../tracking/service.ts'
import type { TillsDeps } from './deps.ts'
import { findPhone } from './stores/phones.ts'
import { findByLink, lockTill } from './stores/tills.ts'

/** Who calls: the link of the page’s address, and the token that the phone got for the PIN. */
export type Phone = { readonly link: string; readonly token: string }

export type SignedIn = { readonly till: TillRecord; readonly phoneId: string; readonly refusal?: never }

type Found = SignedIn | { readonly refusal: TillRefusal }

/** Returns the till of a phone. Refused if its link is not in use, or if the phone has to type the PIN again. */
export async function signedIn(db: Database, { clock }: Pick<TillsDeps, 'clock'>, { link, token }: Phone): Promise<Found> {
  const till = await findByLink(db, link)
  if (!till) return { refusal: { code: 'TILL_NOT_FOUND' } }
  const phone = await findPhone(db, hashOf(token), till.id, clock.now() - tillLimits.phoneRests)
  return phone ? { till, phoneId: phone.id } : { refusal: { code: 'SIGNED_OUT' } }
}

/** Like `signedIn`, with the till locked until the transaction ends: its calls run one after the other, and its owner’s changes count. */
export async function lockSignedIn(tx: Database, deps: Pick<TillsDeps, 'clock' | 'dialect'>, phone: Phone): Promise<Found> {
  const found = await findByLink(tx, phone.link)
  if (!found || !(await lockTill(tx, deps.dialect, found.id))) return { refusal: { code: 'TILL_NOT_FOUND' } }
  return signedIn(tx, deps, phone)
}
