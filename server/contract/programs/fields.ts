import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import { placesNamed } from '../reference/regions.ts'
import type { ProgramRecord } from './record.ts'

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Field resolvers of `Program` that differ from the record and are the same for every viewer. */
export const programFields = {
  createdAt: (program: ProgramRecord) => toDateTime(program.createdAt),
  updatedAt: (program: ProgramRecord) => toDateTime(program.updatedAt),
  publishDate: (program: ProgramRecord) => orNull(program.publishDate),
  programType: () => 'AFFILIATE' as const,
  /** Only brands have programs (K-07). */
  profileType: () => 'BRAND' as const,
  launchLocations: (program: ProgramRecord, language: Language) => placesNamed(program.launchLocationIds, language),
  serviceArea: (program: ProgramRecord, language: Language) => placesNamed(program.serviceAreaIds, language),
}
