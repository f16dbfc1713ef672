import { useState } from 'react'
import { graphemeCount } from '../../locale/graphemes.ts'
import { fitted } from './fitted.ts'

type TextValue = { value?: string; defaultValue?: string; limit?: number; onChange?: (value: string) => void }

/** Extra code units that one character may need after its first: more than the longest emoji has. */
const unitsOfCharacter = 40

/**
 * Manages the text of a controlled or uncontrolled field and its length as readers count it. Refuses more than `limit` characters.
 * `maxLength` is for the input, where browsers count code units: those of the text plus those that may still be typed.
 */
export function useTypedText({ value, defaultValue = '', limit, onChange }: TextValue) {
  const [typed, setTyped] = useState(defaultValue)
  const text = value ?? typed
  const used = limit === undefined ? 0 : graphemeCount(text)
  const room = limit === undefined ? 0 : Math.max(0, limit - used)
  const follow = (next: string) => {
    const taken = limit === undefined ? next : fitted(text, next, limit)
    setTyped(taken)
    onChange?.(taken)
  }
  const maxLength = limit === undefined ? undefined : text.length + (room === 0 ? 0 : room + unitsOfCharacter)
  return { typed: text, used, maxLength, follow }
}
