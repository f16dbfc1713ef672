import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { Language } from '../../platform/language.ts'
import { toDateTime } from '../../profiles/fields.ts'
import { listedProfile } from '../../profiles/public-fields.ts'
import type { ProfileRecord } from '../../profiles/record.ts'
import { isPublic } from '../../profiles/visibility.ts'
import { programFields } from '../fields.ts'
import type { ProgramRecord } from '../record.ts'
import type { StoredStepData, StoredStepType } from '../step-data.ts'
import { mayOpen } from './access.ts'
import { shownStep } from './shown-step.ts'
import { isListed } from './visibility.ts'

/** A program that everybody may read, with its owner. */
export type PublicProgramView = { program: ProgramRecord; owner: ProfileRecord }

/**
 * Decides whether a program may be read without signing in (Y-27): the program is listed and its brand has a public page. All others get
 * the same `PROGRAM_NOT_FOUND`, also link-only programs, drafts, scheduled and ended ones, so that strangers do not learn that a program
 * exists.
 */
export const decidePublicReading = (program: ProgramRecord | null, owner: ProfileRecord | null, now: number): Decision<PublicProgramView> =>
  program && owner && mayOpen('STRANGER', program.status, 'overview') && isListed(program, now) && isPublic(owner)
    ? decided({ program, owner })
    : refused(new Problem('PROGRAM_NOT_FOUND'))

/** The saved steps that a stranger sees, each as shown to readers other than the owner. */
export type PublicSteps = { readonly [Type in StoredStepType]?: { readonly data: StoredStepData[Type] } | undefined }

/** Returns `publicProgram`. Fields are named one by one, so that a field added later is not shown to strangers by default (Y-27, M-10). */
export function publicProgramFor({ program, owner }: PublicProgramView, steps: PublicSteps, language: Language) {
  const stepOf = <Type extends StoredStepType>(type: Type) => {
    const step = steps[type]
    return step ? shownStep(type, step.data, 'STRANGER') : null
  }
  return {
    id: program.id,
    name: program.name,
    description: program.description,
    coverImage: program.coverImage,
    startDate: program.startDate,
    endDate: program.endDate,
    publishedAt: program.publishedAt === null ? null : toDateTime(program.publishedAt),
    updatedAt: toDateTime(program.updatedAt),
    isPublic: program.isPublic,
    status: program.status,
    objectiveType: program.objectiveType,
    programFocus: program.programFocus,
    openToPlacement: program.openToPlacement,
    sellOnEcommerce: program.sellOnEcommerce,
    storeLink: program.storeLink,
    launchLocationType: program.launchLocationType,
    launchLocations: programFields.launchLocations(program, language),
    serviceArea: programFields.serviceArea(program, language),
    profile: listedProfile(owner),
    objectives: stepOf('IMPACT_OBJECTIVES'),
    participantCriteria: stepOf('PARTICIPANT_CRITERIA'),
    guidelines: stepOf('GUIDELINES'),
    catalogue: stepOf('CATALOGUE'),
    payoutFrequency: stepOf('BUDGET')?.payoutFrequency ?? null,
  }
}
