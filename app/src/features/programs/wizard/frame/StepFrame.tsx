import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { FormattedMessage } from 'react-intl'
import { ErrorSummary } from '@wasla/design-system/components/ErrorSummary'
import { Form } from '@wasla/design-system/components/Form'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { FormHandle } from '#form/useForm.ts'
import { useUnsavedChanges } from '#form/useUnsavedChanges.tsx'
import type { Path } from '#paths.ts'
import { pathAfter, type WizardProgress } from '../progress/progress.ts'
import { useWizardPage } from '../step/wizard-context.ts'
import { EditBar } from './EditBar.tsx'
import { LivePreview } from './LivePreview.tsx'
import { StepBar } from './StepBar.tsx'
import { StepHead } from './StepHead.tsx'
import * as styles from './StepFrame.css.ts'
import { useArrival } from './useArrival.ts'

export type StepFrameProps = {
  form: FormHandle
  /** The visible label of every field by its name, in the order of the form: for the list of errors above it. */
  labels: Readonly<Record<string, string>>
  /** Saves, and answers with the new progress; null where nothing was saved and the form says why. Everything typed stays then. */
  onSave: () => Promise<WizardProgress | null>
  /** The program as others will see it with what is typed: beside the form where there is room, else behind a button. */
  preview?: ReactNode
  /** What it holds is saved as soon as it is changed: there is nothing to save but the way on. @default false */
  isSavedAtOnce?: boolean
  children: ReactNode
}

/**
 * A step of the wizard around its fields: title and help, the fields that were refused, saving and leading on, and the question before
 * changes are lost (T-06). Its place in the wizard comes from the page.
 */
export function StepFrame({ form, labels, onSave, preview, isSavedAtOnce = false, children }: StepFrameProps) {
  const { type, program, isEditing } = useWizardPage()
  const navigate = useNavigate()
  const main = useRef<HTMLDivElement>(null)
  useArrival(main)
  /* Left in an effect: by then nothing counts as unsaved any more, and nobody is asked. */
  const [next, setNext] = useState<Path | null>(null)
  const unsaved = useUnsavedChanges(form.isDirty && next === null)
  useEffect(() => {
    if (next !== null) void navigate(next)
  }, [next, navigate])

  const save = async () => {
    const progress = await onSave()
    if (!progress) return
    const path = isEditing ? null : pathAfter(type, progress)
    /* Whoever is led on sees what was typed until the next page is there: a new draft is not on this page yet. */
    if (path !== null) return setNext(path)
    form.forgetSent()
    showToast({ tone: 'success', text: <FormattedMessage id="programs.edit.saved" /> })
  }

  return (
    <div className={styles.frame} data-has-preview={preview !== undefined || undefined}>
      {unsaved}
      <div ref={main} className={styles.main}>
        <StepHead type={type} />
        <Form validationErrors={form.validationErrors} onSubmit={() => void save()}>
          <div className={styles.fields}>
            <ErrorSummary labels={labels} />
            {children}
            {isEditing && program ? (
              <EditBar programId={program.id} form={form} isSavedAtOnce={isSavedAtOnce} />
            ) : (
              <StepBar type={type} form={form} isSaved={next !== null} />
            )}
          </div>
        </Form>
      </div>
      {preview !== undefined && <LivePreview>{preview}</LivePreview>}
    </div>
  )
}
