import type * as z from 'zod/mini'
import type { Problem } from '../../errors/problem.ts'
import { problemsOf } from '../../validation/check.ts'
import { acceptLinks, refusalOf } from '../../validation/links.ts'
import type { StoredStepData, StoredStepType } from '../step-data.ts'
import { budgetRules } from './budget.ts'
import { catalogueRules } from './catalogue.ts'
import { guidelinesRules } from './guidelines.ts'
import { impactObjectivesRules } from './impact-objectives.ts'
import { participantCriteriaRules } from './participant-criteria.ts'
import { targetCriteriaRules } from './target-criteria.ts'

/** The rules of every stored step. A form imports only the rules it needs. */
export const stepRules: { readonly [Type in StoredStepType]: z.ZodMiniType<StoredStepData[Type]> } = {
  PARTICIPANT_CRITERIA: participantCriteriaRules,
  TARGET_CRITERIA: targetCriteriaRules,
  IMPACT_OBJECTIVES: impactObjectivesRules,
  CATALOGUE: catalogueRules,
  GUIDELINES: guidelinesRules,
  BUDGET: budgetRules,
}

export const isStoredStepType = (type: string): type is StoredStepType => Object.hasOwn(stepRules, type)

/**
 * Returns the accepted data of a step, without unknown keys. Throws `DTO_VALIDATION_ERROR`, or `URL_INVALID_FORMAT` if a link is the only
 * problem, with paths within the data.
 */
export const acceptStep = <Type extends StoredStepType>(type: Type, data: unknown): StoredStepData[Type] =>
  acceptLinks(stepRules[type], data)

/** Returns the problem of a step's data; null if it is acceptable. */
export function stepProblem(type: StoredStepType, data: unknown): Problem | null {
  const problems = problemsOf(stepRules[type], data)
  return problems.length > 0 ? refusalOf(problems) : null
}
