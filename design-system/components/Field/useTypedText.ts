import { useState } from 'react'

type TextValue = { value?: string; defaultValue?: string; onChange?: (value: string) => void }

/** What stands in a field, whether its owner keeps the value or the field itself does. */
export function useTypedText({ value, defaultValue = '', onChange }: TextValue) {
  const [typed, setTyped] = useState(defaultValue)
  const follow = (next: string) => {
    setTyped(next)
    onChange?.(next)
  }
  return [value ?? typed, follow] as const
}
