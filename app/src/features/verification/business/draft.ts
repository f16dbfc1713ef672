import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { livePlatforms, type LivePlatform } from '@wasla/contract/social/record.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { businessBasicsRules, businessContactRules, businessSocialRules, businessTypeRules } from '@wasla/contract/verification/rules.ts'
import { businessTypes, contactMethods, type BusinessType } from '@wasla/contract/profiles/types.ts'

/** The wizard's steps, in order (S1 §2). */
export const businessSteps = ['type', 'basics', 'contact', 'social', 'documents'] as const
export type BusinessStep = (typeof businessSteps)[number]

/** Values of the form, named as in the input of the mutation. Files are not included, because a browser cannot store them. */
export type BusinessDraft = {
  readonly type: BusinessType | null
  readonly name: string
  readonly description: string
  readonly website: string
  readonly countryId: string
  readonly commercialRegistrationNumber: string
  readonly vatNumber: string
  readonly isNsfw: boolean
  readonly email: string
  readonly mobileCountryId: string
  readonly mobileNumber: string
  readonly contactMethods: readonly ContactMethod[]
  readonly socialPlatform: LivePlatform
  readonly socialUrl: string
}

export const emptyDraft = (countryId: string, type: BusinessType | null): BusinessDraft => ({
  type,
  name: '',
  description: '',
  website: '',
  countryId,
  commercialRegistrationNumber: '',
  vatNumber: '',
  isNsfw: false,
  email: '',
  mobileCountryId: countryId,
  mobileNumber: '',
  contactMethods: [],
  socialPlatform: 'INSTAGRAM',
  socialUrl: '',
})

const rules = {
  type: businessTypeRules,
  basics: businessBasicsRules,
  contact: businessContactRules,
  social: businessSocialRules,
} as const

/** Returns the problems of one step's fields, by the contract's rules. */
export const problemsAt = (step: Exclude<BusinessStep, 'documents'>, draft: BusinessDraft): FieldProblem[] => problemsOf(rules[step], draft)

const isWhole = (step: BusinessStep, draft: BusinessDraft) => step !== 'documents' && problemsAt(step, draft).length === 0

/** Returns the requested step if no earlier step is incomplete; otherwise the first incomplete step. */
export function stepAt(requested: string | null, draft: BusinessDraft): BusinessStep {
  const open = businessSteps.find((step) => !isWhole(step, draft)) ?? 'documents'
  const target = businessSteps.find((step) => step === requested)
  return target && businessSteps.indexOf(target) <= businessSteps.indexOf(open) ? target : open
}

/** Returns the state of each step for the stepper. Complete steps are done; steps after the first incomplete one are locked. */
export function stepStates(
  current: BusinessStep,
  draft: BusinessDraft,
): { id: BusinessStep; state: 'done' | 'current' | 'open' | 'locked' }[] {
  const reach = businessSteps.indexOf(stepAt('documents', draft))
  return businessSteps.map((id, index) => ({
    id,
    state: id === current ? 'current' : index > reach ? 'locked' : isWhole(id, draft) ? 'done' : 'open',
  }))
}

/** Returns the step with a field that the server refused, so that the wizard can go back to that step. */
export function stepOfField(path: string): BusinessStep {
  const [field = ''] = path.split('.')
  const found = (['type', 'basics', 'contact', 'social'] as const).find((step) => field in rules[step].shape)
  return found ?? 'documents'
}

const textFields = [
  'name',
  'description',
  'website',
  'countryId',
  'commercialRegistrationNumber',
  'vatNumber',
  'email',
  'mobileCountryId',
  'mobileNumber',
  'socialUrl',
] as const satisfies readonly (keyof BusinessDraft)[]

/** Parses a draft that was stored in the tab. Invalid fields are empty. */
export function readDraft(text: string | null, first: BusinessDraft): BusinessDraft {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return first
    const fields = stored as { readonly [Name in keyof BusinessDraft]?: unknown }
    const texts = Object.fromEntries(textFields.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])))
    return {
      ...first,
      ...texts,
      type: first.type ?? businessTypes.find((type) => type === fields.type) ?? null,
      isNsfw: fields.isNsfw === true,
      contactMethods: Array.isArray(fields.contactMethods)
        ? contactMethods.filter((one) => (fields.contactMethods as unknown[]).includes(one))
        : [],
      socialPlatform: livePlatforms.find((one) => one === fields.socialPlatform) ?? first.socialPlatform,
    }
  } catch {
    return first
  }
}
