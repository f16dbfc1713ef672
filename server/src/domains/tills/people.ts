import type { Language } from '@wasla/contract/platform/language.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { isPromoCode } from '@wasla/contract/participations/promo-codes/code.ts'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { PromoCodeRecord } from '@wasla/contract/participations/promo-codes/record.ts'
import { countsCodes } from '@wasla/contract/programs/counts-by.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { Database } from '#database/database.ts'
import { findPromoCodeRead, findPromoCodes } from '../participations/service.ts'
import { findEveryProfile, toProfileRecord } from '../profiles/service.ts'

/** Returns whose code a folded code is; null if it is that of no participant of the program. */
export async function participantOf(db: Database, program: CountingProgram, code: string): Promise<PromoCodeRecord | null> {
  if (!countsCodes(program.countsBy) || !isPromoCode(code)) return null
  const [found] = await findPromoCodes(db, program, [code])
  return found ?? null
}

/**
 * Returns the code of the program that is read as a typed one, for example with B in place of P. No two codes of a brand are read as the
 * same, so there is one at most.
 */
export async function codeMeant(db: Database, program: CountingProgram, code: string): Promise<string | null> {
  if (!countsCodes(program.countsBy) || !isPromoCode(code)) return null
  return (await findPromoCodeRead(db, program, promoCodeLook(code)))?.code ?? null
}

/** Returns the name of a profile in a language; empty if it is gone. */
export async function nameOf(db: Database, profileId: string, language: Language): Promise<string> {
  const [row] = await findEveryProfile(db, [profileId])
  return row ? nameFor(toProfileRecord(row, language), language) : ''
}
