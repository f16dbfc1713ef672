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
  /** The label of each field by the field's name, in the order of the form. The error summary uses it. */
  labels: Readonly<Record<string, string>>
  /**
   * Saves the step and returns the draft's new progress. Returns null if nothing was saved; then the form says why and keeps the typed
   * values.
   */
  onSave: () => Promise<WizardProgress | null>
  /** Preview of the program with the typed values: beside the form on wide screens, else behind a button. */
  preview?: ReactNode
  /** Whether each change is saved at once. Then the button only goes on. @default false */
  isSavedAtOnce?: boolean
  children: ReactNode
}

/**
 * Frame of a wizard step around its fields: title and help, error summary, the bar that saves and goes on, and the unsaved-changes prompt
 * (T-06). Reads the step from the wizard context.
 */
export function StepFrame({ form, labels, onSave, preview, isSavedAtOnce = false, children }: StepFrameProps) {
  const { type, program, isEditing } = useWizardPage()
  const navigate = useNavigate()
  const main = useRef<HTMLDivElement>(null)
  useArrival(main)
  /* Navigates in an effect, after the saved form no longer counts as unsaved. Navigating earlier would open the unsaved-changes prompt. */
  const [next, setNext] = useState<Path | null>(null)
  const unsaved = useUnsavedChanges(form.isDirty && next === null)
  useEffect(() => {
    if (next !== null) void navigate(next)
  }, [next, navigate])

  const save = async () => {
    const progress = await onSave()
    if (!progress) return
    const path = isEditing ? null : pathAfter(type, progress)
    /*
     * Leaves the form as it is until the next page is shown. The draft that the first save created is not loaded here, so resetting the
     * form would empty it.
     */
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
