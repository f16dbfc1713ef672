import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { TextField } from '@wasla/design-system/components/TextField'
import { caretAfter, charactersBefore, groupedIban } from './iban-text.ts'

type IbanFieldProps = {
  label: ReactNode
  hint?: ReactNode
  value: string
  onChange: (iban: string) => void
  onBlur: () => void
}

/**
 * Field for an IBAN in any common form: either digit set, any letter case, with or without blanks. Shows the IBAN in groups of four during
 * typing.
 */
export function IbanField({ value, onChange, ...rest }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  /* Restores the caret. The formatted text differs from the typed text, so the browser would move the caret to the end. */
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (
    <TextField
      {...rest}
      name="iban"
      kind="code"
      autoComplete="off"
      inputRef={input}
      value={value}
      onChange={(typed) => {
        const next = groupedIban(typed)
        caret.current = next === value ? null : caretAfter(charactersBefore(typed, input.current?.selectionStart ?? typed.length))
        onChange(next)
      }}
    />
  )
}
