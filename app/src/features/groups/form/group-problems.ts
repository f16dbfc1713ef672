import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { createGroupRules, groupInterestsRules } from '@wasla/contract/groups/form.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { GroupDraft } from './group-draft.ts'
import type { FormStage } from './stages.ts'

/** Facts that the rules need besides the draft. */
export type GroupFacts = {
  /** Whether the group has a saved photo. */
  readonly hasPhoto: boolean
  /** Whether the server said that the typed user name is taken. */
  readonly isTaken: boolean
}

function detailsProblems(draft: GroupDraft, { hasPhoto, isTaken }: GroupFacts): FieldProblem[] {
  const photo: FieldProblem[] = hasPhoto || draft.photo ? [] : [{ path: 'photo', rule: 'required' }]
  const typed = problemsOf(createGroupRules, draft)
  const isNamed = !typed.some(({ path }) => path === 'userName')
  const taken: FieldProblem[] = isTaken && isNamed ? [{ path: 'userName', rule: 'userNameTaken' }] : []
  return [...photo, ...typed, ...taken]
}

/** Returns the problems of a stage by the contract's rules (S1 §5). The server checks again. */
export const groupProblems = (stage: FormStage, draft: GroupDraft, facts: GroupFacts): FieldProblem[] =>
  stage === 'DETAILS' ? detailsProblems(draft, facts) : problemsOf(groupInterestsRules, draft)
