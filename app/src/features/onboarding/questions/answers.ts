import type { AccountKind, OnboardingAnswersInput, OnboardingGoal } from '@wasla/contract/generated/user-types.ts'
import { accountKinds, goalsOfRole, rolesOfKind } from '@wasla/contract/onboarding/record.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'

/** The four questions, in order (C-01). */
export const questions = ['kind', 'role', 'about', 'goal'] as const
export type Question = (typeof questions)[number]

export const rolesOf = (kind: AccountKind): readonly ProfileType[] => rolesOfKind[kind]

export const goalsOf = (role: ProfileType): readonly OnboardingGoal[] => goalsOfRole[role]

/** The answers so far; null means not answered yet. */
export type Answers = {
  readonly kind: AccountKind | null
  readonly role: ProfileType | null
  /** The chosen country. Until the user chooses, the suggested country; so never null. */
  readonly countryId: string
  readonly interests: readonly string[]
  /** Whether the user has seen and left the question `about`. If so, the question counts as answered, because interests are optional. */
  readonly isAboutSeen: boolean
  readonly goal: OnboardingGoal | null
}

export const noAnswers = (countryId: string): Answers => ({
  kind: null,
  role: null,
  countryId,
  interests: [],
  isAboutSeen: false,
  goal: null,
})

/** Sets the role. The goal is dropped if the role does not have it. */
export const withRole = (answers: Answers, role: ProfileType | null): Answers => ({
  ...answers,
  role,
  goal: role && answers.goal && goalsOf(role).includes(answers.goal) ? answers.goal : null,
})

/** Sets the kind of account. The role is dropped if the kind does not have it. */
export const withKind = (answers: Answers, kind: AccountKind): Answers =>
  withRole({ ...answers, kind }, answers.role && rolesOf(kind).includes(answers.role) ? answers.role : null)

const isAnswered: Readonly<Record<Question, (answers: Answers) => boolean>> = {
  kind: ({ kind }) => kind !== null,
  role: ({ role }) => role !== null,
  about: ({ isAboutSeen }) => isAboutSeen,
  goal: ({ goal }) => goal !== null,
}

const fieldOf = { kind: 'accountKind', role: 'role', goal: 'goal' } as const

/** Returns the requested question if no earlier question is open; otherwise the first open question. */
export function questionAt(requested: string | null, answers: Answers): Question {
  const open = questions.find((question) => !isAnswered[question](answers)) ?? 'goal'
  const target = questions.find((question) => question === requested)
  return target && questions.indexOf(target) <= questions.indexOf(open) ? target : open
}

/** Returns the problems of the answer to one question. Missing interests are no problem. */
export function problemsAt(question: Question, answers: Answers): FieldProblem[] {
  if (question === 'about') return answers.countryId === '' ? [{ path: 'countryId', rule: 'unknownCountry' }] : []
  return isAnswered[question](answers) ? [] : [{ path: fieldOf[question], rule: 'required' }]
}

export const after = (question: Question): Question | null => questions[questions.indexOf(question) + 1] ?? null
export const before = (question: Question): Question | null => questions[questions.indexOf(question) - 1] ?? null

/** Returns the input of the mutation; null until every question is answered. */
export function inputOf({ kind, role, countryId, interests, goal }: Answers): OnboardingAnswersInput | null {
  if (!kind || !role || !goal) return null
  return { accountKind: kind, role, countryId, interests: [...interests], goal }
}

/**
 * Returns the path of the page that sets up the account after the questions (C-02). The business wizard reads its type from the address.
 */
export const accountPathOf = (role: ProfileType) => (isBusiness(role) ? `/business-account?type=${role}` : '/individual-account')

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | null => list.find((each) => each === value) ?? null

/** Parses stored answers. Ignores invalid answers. */
export function readAnswers(text: string | null, countryId: string): Answers {
  const nothing = noAnswers(countryId)
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return nothing
    const fields = stored as { readonly [Name in keyof Answers]?: unknown }
    const kind = oneOf(accountKinds, fields.kind)
    const role = kind && oneOf(rolesOf(kind), fields.role)
    return {
      kind,
      role,
      countryId: typeof fields.countryId === 'string' ? fields.countryId : countryId,
      interests: isTextList(fields.interests) ? fields.interests : [],
      isAboutSeen: fields.isAboutSeen === true,
      goal: role && oneOf(goalsOf(role), fields.goal),
    }
  } catch {
    return nothing
  }
}
