import { contentSourceRules, contentTextRules, newContentRules } from '@wasla/contract/programs/content/rules.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { sourceOf, textsOf, type ContentDraft } from './content-draft.ts'

const names = [
  'type',
  'file',
  'contentUrl',
  'thumbnail',
  'title',
  'description',
  'language',
  'platform',
  'specialRequests',
  'allowTrademarkUse',
]
/** Shows a problem of one hashtag at the field that contains all hashtags. */
const tags = Array.from({ length: programLimits.content.hashtags.most + 1 }, (_, at) => `hashtags.${at}`)

export const contentFields: FormFields = {
  fields: [...names, 'hashtags', ...tags],
  codes: { URL_INVALID_FORMAT: 'contentUrl', NO_CHANGES_TO_UPDATE: 'title' },
  at: (path) => (path.startsWith('hashtags.') ? 'hashtags' : path),
}

const plain = { allowTrademarkUse: false, hashtags: [], specialRequests: null }

/** Returns the problems that the contract's rules find in a draft before it is sent. */
export const contentProblems =
  (step: ContentStepType, item: ContentItemFragment | null) =>
  (draft: ContentDraft): FieldProblem[] => {
    const texts = { contentStepType: step, ...plain, ...textsOf(draft, step) }
    const source = sourceOf(draft, item)
    if (item) return [...problemsOf(contentSourceRules, source), ...problemsOf(contentTextRules, texts)]
    const problems = problemsOf(newContentRules, { ...texts, type: draft.type, ...source })
    // A missing source is reported at the address field if that field is shown.
    return problems.map((problem) =>
      problem.path === 'file' && problem.rule === 'required' && draft.source === 'url' ? { ...problem, path: 'contentUrl' } : problem,
    )
  }
