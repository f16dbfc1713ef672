import { useState } from 'react'

type TextValue = { value?: string; defaultValue?: string; onChange?: (value: string) => void }

/** How long the text of a field is, whether its owner keeps the value or the field itself does. */
export function useTypedLength({ value, defaultValue = '', onChange }: TextValue) {
  const [typed, setTyped] = useState(defaultValue.length)
  const follow = (next: string) => {
    setTyped(next.length)
    onChange?.(next)
  }
  return [value?.length ?? typed, follow] as const
}
