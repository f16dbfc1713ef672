import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { createGroupRules, groupInterestsRules } from '@wasla/contract/groups/form.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { GroupDraft } from './group-draft.ts'
import type { FormStage } from './stages.ts'

/** What the rules need to know beside the draft. */
export type GroupFacts = {
  /** Whether a photo was saved before. */
  readonly hasPhoto: boolean
  /** Whether the typed user name is known to be taken. */
  readonly isTaken: boolean
}

function detailsProblems(draft: GroupDraft, { hasPhoto, isTaken }: GroupFacts): FieldProblem[] {
  const photo: FieldProblem[] = hasPhoto || draft.photo ? [] : [{ path: 'photo', rule: 'required' }]
  const typed = problemsOf(createGroupRules, draft)
  const isNamed = !typed.some(({ path }) => path === 'userName')
  const taken: FieldProblem[] = isTaken && isNamed ? [{ path: 'userName', rule: 'userNameTaken' }] : []
  return [...photo, ...typed, ...taken]
}

/** What is wrong with a stage of the form by the contract's rules (S1 §5). The server decides. */
export const groupProblems = (stage: FormStage, draft: GroupDraft, facts: GroupFacts): FieldProblem[] =>
  stage === 'DETAILS' ? detailsProblems(draft, facts) : problemsOf(groupInterestsRules, draft)
