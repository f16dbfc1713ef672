import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useTermsQuestion } from '../terms/useTermsQuestion.tsx'
import { StepFrame } from '../wizard/frame/StepFrame.tsx'
import { StepSection } from '../wizard/frame/StepSection.tsx'
import { LazyPreview } from '../wizard/preview/LazyPreview.tsx'
import type { StepFormProps } from '../wizard/step/step-form.ts'
import { useStep } from '../wizard/step/useStep.ts'
import { useWizardPage } from '../wizard/step/wizard-context.ts'
import { GuidelineRows } from './GuidelineRows.tsx'
import { fieldAt, guidelineField, guidelineLists, guidelinesDraftOf, guidelinesOf, type GuidelinesDraft } from './guidelines-draft.ts'

const check = lazyCheck(
  () => import('./guidelines-check.ts'),
  (rules, draft: GuidelinesDraft) => rules.check(draft),
)

/** All paths of the input that a problem may name. The server names a line by its index, so the paths contain the index. */
const places = guidelineLists.flatMap((list) => [
  list,
  ...Array.from({ length: programLimits.guidelines.most }, (_, place) => `${list}.${place}`),
])

/**
 * Step 7: dos and don'ts for participants (K-23). The prefilled first don't is about advertisements: participants must not hide that a post
 * is an advertisement.
 */
export function GuidelinesForm({ program, data }: StepFormProps) {
  const intl = useIntl()
  const saved = guidelinesDraftOf(data, intl.formatMessage({ id: 'programs.guidelines.disclosure' }))
  /* The unsaved lines; null if nothing was changed. The index in a problem refers to these lines. */
  const [typed, setTyped] = useState<GuidelinesDraft | null>(null)
  const fields: FormFields = { fields: places, at: (path) => fieldAt(path, typed ?? saved) }
  const { form, save } = useStep({ program, type: 'GUIDELINES', fields, saved, dataOf: guidelinesOf, check })
  const { draft } = form
  const { isEditing = false } = useWizardPage()
  const free = { endDate: null, description: '' }
  const labels = Object.fromEntries(
    guidelineLists.flatMap((list) =>
      draft[list].map(({ id }, at) => [
        guidelineField(list, id),
        intl.formatMessage({ id: `programs.guidelines.line.${list}` }, { place: at + 1 }),
      ]),
    ),
  )
  const saveLines = async () => {
    const progress = await save()
    if (progress) setTyped(null)
    return progress
  }
  const { onSave, dialog } = useTermsQuestion({
    save: saveLines,
    validate: form.validate,
    terms: isEditing ? { before: { ...free, guidelines: guidelinesOf(saved) }, after: { ...free, guidelines: guidelinesOf(draft) } } : null,
  })
  return (
    <StepFrame form={form} labels={labels} onSave={onSave} preview={<LazyPreview steps={{ guidelines: guidelinesOf(draft) }} />}>
      {guidelineLists.map((list) => (
        <StepSection
          key={list}
          title={<FormattedMessage id={`programs.guidelines.${list}`} />}
          lead={<FormattedMessage id={`programs.guidelines.lead.${list}`} />}
        >
          <GuidelineRows
            list={list}
            lines={draft[list]}
            onChange={(lines) => {
              setTyped({ ...draft, [list]: lines })
              form.set({ [list]: lines })
            }}
          />
        </StepSection>
      ))}
      {dialog}
    </StepFrame>
  )
}
