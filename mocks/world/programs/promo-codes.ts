import { generatedCode } from '@wasla/contract/participations/promo-codes/generated.ts'
import { countsCodes } from '@wasla/contract/programs/counts-by.ts'
import type { PromoCodeRecord } from '@wasla/contract/participations/promo-codes/record.ts'
import { randomFor } from '../random.ts'
import { programs } from './all-programs.ts'
import { participations } from './participations.ts'

/** Returns the fixed first code of a participant. */
export function generatedCodeOf(programId: string, profileId: string): string {
  const random = randomFor(`code:${programId}:${profileId}`)
  return generatedCode((count) => Uint8Array.from({ length: count }, () => random.between(0, 255)))
}

/** Codes of the participants of programs that count codes. */
export const promoCodes: readonly PromoCodeRecord[] = participations.flatMap(({ programId, profileId, status, answeredAt, createdAt }) => {
  const program = programs.find(({ id }) => id === programId)
  if (!program || status !== 'Accepted' || !countsCodes(program.countsBy)) return []
  const code = generatedCodeOf(programId, profileId)
  return [{ programId, profileId, ownerId: program.profileId, code, isChosen: false, createdAt: answeredAt ?? createdAt }]
})
