import { useEffect, useRef, type ReactNode } from 'react'
import { Form, type FormProps } from '@wasla/design-system/components/Form'
import type { FormHandle } from '#form/useForm.ts'
import { SaveBar } from './SaveBar.tsx'
import * as styles from './SaveBar.css.ts'

type SettingsFormProps = Pick<FormProps, 'aria-label'> & {
  form: FormHandle
  onSave: () => void
  /** Discards the changes. @default the `reset` of the form */
  onDiscard?: () => void
  children: ReactNode
}

/** Form for a part of the settings that is saved on its own. The save bar is below its fields. */
export function SettingsForm({ form, onSave, onDiscard = form.reset, children, ...label }: SettingsFormProps) {
  const { isDirty, isSending, isOffline, validationErrors } = form
  const fields = useRef<HTMLDivElement>(null)
  const wasDirty = useRef(isDirty)
  /* When the bar disappears, so does its focused button, so the form takes the focus. */
  useEffect(() => {
    const place = fields.current
    const page = place?.ownerDocument
    if (wasDirty.current && !isDirty && (page?.activeElement ?? page?.body) === page?.body) place?.focus({ preventScroll: true })
    wasDirty.current = isDirty
  }, [isDirty])
  return (
    <Form {...label} validationErrors={validationErrors} onSubmit={() => isDirty && onSave()}>
      <div ref={fields} tabIndex={-1} className={styles.form}>
        {children}
        <SaveBar isShown={isDirty} isSaving={isSending} isOffline={isOffline} onDiscard={onDiscard} />
      </div>
    </Form>
  )
}
