import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import { termsOf, type SealedTerms } from '@wasla/contract/sealed-terms/terms.ts'
import type { Database } from '#database/database.ts'
import { findEveryProfile, toProfileRecord } from '../profiles/service.ts'
import { sealChange } from '../sealed-terms/service.ts'
import type { ProgramsDeps } from './deps.ts'
import { findSteps } from './stores/steps.ts'

/** Returns the terms of a program as its transaction sees them; null for a draft that lacks a step with terms. */
export async function termsIn(tx: Database, { env }: Pick<ProgramsDeps, 'env'>, program: ProgramRecord): Promise<SealedTerms | null> {
  const { IMPACT_OBJECTIVES: objectives, BUDGET: budget, GUIDELINES: guidelines } = await findSteps(tx, program.id)
  const [brand] = await findEveryProfile(tx, [program.profileId])
  if (!objectives || !budget || !brand) return null
  return termsOf({
    program,
    brand: toProfileRecord(brand, fallbackLanguage),
    objectives: objectives.data,
    payoutFrequency: budget.data.payoutFrequency,
    guidelines: guidelines?.data ?? null,
    terms: programTermsOf(env.mode),
  })
}

/** Seals the terms of a published program if they differ from the newest sealed ones. Call it last in the transaction that changes them. */
export async function recordTerms(
  tx: Database,
  deps: Pick<ProgramsDeps, 'env' | 'dialect' | 'clock'>,
  program: ProgramRecord,
): Promise<void> {
  if (program.publishedAt === null) return
  const terms = await termsIn(tx, deps, program)
  if (terms) await sealChange(tx, deps, terms)
}
