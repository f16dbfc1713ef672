import { useEffect, useRef, type ReactNode } from 'react'
import { Form, type FormProps } from '@wasla/design-system/components/Form'
import { SaveBar } from './SaveBar.tsx'
import * as styles from './SaveBar.css.ts'

type SettingsFormProps = Pick<FormProps, 'aria-label' | 'validationErrors'> & {
  isDirty: boolean
  isSaving: boolean
  isOffline: boolean
  onSave: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A part of the settings that is saved by itself: its fields, and below them the bar that saves what was changed. */
export function SettingsForm({ isDirty, isSaving, isOffline, onSave, onDiscard, children, ...form }: SettingsFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  const wasDirty = useRef(isDirty)
  /* The bar goes with the change, and the button that was pressed with it: the focus stays with the form. */
  useEffect(() => {
    const place = fields.current
    const page = place?.ownerDocument
    if (wasDirty.current && !isDirty && (page?.activeElement ?? page?.body) === page?.body) place?.focus({ preventScroll: true })
    wasDirty.current = isDirty
  }, [isDirty])
  return (
    <Form {...form} onSubmit={() => isDirty && !isSaving && onSave()}>
      <div ref={fields} tabIndex={-1} className={styles.form}>
        {children}
        <SaveBar isShown={isDirty} isSaving={isSaving} isOffline={isOffline} onDiscard={onDiscard} />
      </div>
    </Form>
  )
}
