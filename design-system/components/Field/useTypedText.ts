import { useState } from 'react'

type TextValue = { value?: string; defaultValue?: string; onChange?: (value: string) => void }

/** The text of a field, whether it is controlled or not. */
export function useTypedText({ value, defaultValue = '', onChange }: TextValue) {
  const [typed, setTyped] = useState(defaultValue)
  const follow = (next: string) => {
    setTyped(next)
    onChange?.(next)
  }
  return [value ?? typed, follow] as const
}
