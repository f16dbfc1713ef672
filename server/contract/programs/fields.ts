import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import { placesNamed } from '../reference/regions.ts'
import type { ProgramRecord } from './record.ts'

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Fields of `Program` that do not carry their record's name or shape and that every viewer reads alike. */
export const programFields = {
  createdAt: (program: ProgramRecord) => toDateTime(program.createdAt),
  updatedAt: (program: ProgramRecord) => toDateTime(program.updatedAt),
  publishDate: (program: ProgramRecord) => orNull(program.publishDate),
  programType: () => 'AFFILIATE' as const,
  /** Brands alone have programs (K-07). */
  profileType: () => 'BRAND' as const,
  launchLocations: (program: ProgramRecord, language: Language) => placesNamed(program.launchLocationIds, language),
  serviceArea: (program: ProgramRecord, language: Language) => placesNamed(program.serviceAreaIds, language),
}
