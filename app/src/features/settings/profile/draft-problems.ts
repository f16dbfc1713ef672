import { profileSettingsRules } from '@wasla/contract/profiles/settings.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { checkable, type ProfileDraft } from './draft.ts'

/** Returns the problems that the contract's rules find at the moment `now`, before anything is sent (D-01). */
export const problemsOfDraft = (type: ProfileType, now: number, stored: ProfileDraft, draft: ProfileDraft): FieldProblem[] =>
  problemsOf(profileSettingsRules(type, now), checkable(stored, draft))
