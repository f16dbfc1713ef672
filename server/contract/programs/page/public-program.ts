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

/** A program that anybody may read, with who runs it. */
export type PublicProgramView = { program: ProgramRecord; owner: ProfileRecord }

/**
 * Whether anybody may read a program without signing in (Y-27): it is listed, and so is the brand that runs it. Refused with
 * `PROGRAM_NOT_FOUND` alike for one that is open to its link alone, a draft, one that waits for its day or is over, and none: the answer
 * does not tell a stranger that something is there.
 */
export const decidePublicReading = (program: ProgramRecord | null, owner: ProfileRecord | null, now: number): Decision<PublicProgramView> =>
  program && owner && mayOpen('STRANGER', program.status, 'overview') && isListed(program, now) && isPublic(owner)
    ? decided({ program, owner })
    : refused(new Problem('PROGRAM_NOT_FOUND'))

/** The saved steps that a stranger reads of, each as it is shown to others than the owner. */
export type PublicSteps = { readonly [Type in StoredStepType]?: { readonly data: StoredStepData[Type] } | undefined }

/** `publicProgram`, field by field: what is added to a program or to a step is not shown to strangers by itself (Y-27, M-10). */
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
