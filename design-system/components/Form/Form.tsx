import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { FieldChanged } from './field-changed.ts'
import * as styles from './Form.css.ts'
import { focusAnswer, focusField } from './focus-field.ts'
import { FormErrors } from './form-errors.ts'
import { stillRefused, type ValidationErrors } from './still-refused.ts'

export type FormProps = {
  /** Names the form for screen readers where its heading does not. */
  'aria-label'?: string
  'aria-labelledby'?: string
  /**
   * What the server refused, by field `name`. Each message stands at its field until that field is changed, and the
   * first such field gets the focus; in a long form with an `ErrorSummary`, the summary does.
   */
  validationErrors?: ValidationErrors
  onSubmit: (data: FormData) => void
  children: ReactNode
}

/**
 * Fields that are sent together. The browser's own bubbles are off, because they speak the browser's language; the
 * caller decides what is wrong with the product's rules and says so at the field.
 */
export function Form({ validationErrors, onSubmit, children, ...labels }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  // A message goes with the first change, not when the field is left: leaving it by pressing a button below would move that button away.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => stillRefused(validationErrors, changed), [validationErrors, changed])
  const note = useCallback((name: string) => setChanged((before) => (before.has(name) ? before : new Set(before).add(name))), [])
  useEffect(() => {
    // At the document, after React: a state set on the way there would draw the controlled field before its change is known.
    const page = form.current?.ownerDocument
    const hear = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (!isField || !target.name || !form.current?.contains(target)) return
      note(target.name)
    }
    page?.addEventListener('input', hear)
    return () => page?.removeEventListener('input', hear)
  }, [note])
  const errors = useMemo(() => ({ refused: shown ?? {}, focus: (name: string) => focusField(form.current, name) }), [shown])
  // Only an answer to sending moves the focus: callers make the messages anew on every keystroke, and in another language.
  const isAwaitingAnswer = useRef(false)
  useEffect(() => {
    if (!isAwaitingAnswer.current || !validationErrors || Object.keys(validationErrors).length === 0) return
    isAwaitingAnswer.current = false
    focusAnswer(form.current)
  }, [validationErrors])
  return (
    <AriaForm
      {...labels}
      ref={form}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={shown}
      data-component="Form"
      onSubmit={(event) => {
        event.preventDefault()
        isAwaitingAnswer.current = true
        setChanged(new Set())
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <FieldChanged value={note}>
        <FormErrors value={errors}>{children}</FormErrors>
      </FieldChanged>
    </AriaForm>
  )
}

export type { ValidationErrors } from './still-refused.ts'
