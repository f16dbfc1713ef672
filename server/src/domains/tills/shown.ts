import type { Language } from '@wasla/contract/platform/language.ts'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { shownDay, type ShownCode, type ShownDay } from '@wasla/contract/tills/answers.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import type { TillRefusal } from '@wasla/contract/tills/refusals.ts'
import { findProgram } from '../programs/service.ts'
import { findCountingProgram } from '../tracking/service.ts'
import type { TillsDeps } from './deps.ts'
import { codeMeant, nameOf, participantOf } from './people.ts'
import { signedIn, type Phone } from './signed-in.ts'
import { findDay } from './stores/orders.ts'

/** Returns the till of a phone and what it reported today, in Riyadh. */
export async function day(deps: TillsDeps, phone: Phone, language: Language): Promise<ShownDay | TillRefusal> {
  const { db, clock } = deps
  const found = await signedIn(db, deps, phone)
  if (found.refusal) return found.refusal
  const { till } = found
  const program = await findProgram(db, till.programId)
  if (!program) return { code: 'TILL_NOT_FOUND' }
  const now = clock.now()
  const { orders, ...totals } = await findDay(db, till.id, startOfDay(civilDate(now)), tillLimits.listed)
  const shop = await nameOf(db, program.profileId, language)
  return shownDay(till, { shop, program: program.name, ...totals }, orders, now)
}

/** Returns whose code a typed code is, so that a cashier sees it before the amount is typed. */
export async function codeOf(deps: TillsDeps, phone: Phone, typed: string, language: Language): Promise<ShownCode | TillRefusal> {
  const { db } = deps
  const found = await signedIn(db, deps, phone)
  if (found.refusal) return found.refusal
  const program = await findCountingProgram(db, found.till.programId)
  if (!program) return { code: 'TILL_NOT_FOUND' }
  const code = foldedCode(typed)
  const owner = await participantOf(db, program, code)
  if (owner) return { promoCode: code, name: await nameOf(db, owner.profileId, language) }
  const meant = await codeMeant(db, program, code)
  return { code: 'CODE_NOT_FOUND', ...(meant !== null && { meant }) }
}
