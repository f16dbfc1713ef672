import type { EligibilityCheck } from '@wasla/contract/generated/user-types.ts'
import { eligibilityFor } from '@wasla/contract/participations/eligibility.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import { criteriaOf, fitsOf, noCriteria } from './fit.ts'

type Key = { programId: string; profileId: string }

/**
 * Returns the eligibility of profiles for programs, line by line, in the order of the keys. All keys of a call share the program or the
 * profile.
 */
export async function checksOf(
  db: Database,
  now: number,
  keys: readonly Key[],
  language: Language,
): Promise<{ check: EligibilityCheck; reach: number }[]> {
  const ofKey = new Map<Key, { check: EligibilityCheck; reach: number }>()
  for (const [programId, group] of Map.groupBy(keys, (key) => key.programId)) {
    const criteria = (await criteriaOf(db, programId)) ?? noCriteria
    const fits = await fitsOf(
      db,
      now,
      criteria,
      group.map(({ profileId }) => profileId),
    )
    for (const key of group) {
      const fit = fits.get(key.profileId)
      if (fit) ofKey.set(key, { check: eligibilityFor(criteria, fit, language), reach: fit.reach })
    }
  }
  return keys.map((key) => {
    const found = ofKey.get(key)
    if (!found) throw new Error('A request names a profile that does not exist')
    return found
  })
}

/** Returns the eligibility of one profile for one program. */
export async function eligibility(db: Database, now: number, key: Key, language: Language): Promise<EligibilityCheck> {
  const [found] = await checksOf(db, now, [key], language)
  if (!found) throw new Error('One key has one answer')
  return found.check
}
