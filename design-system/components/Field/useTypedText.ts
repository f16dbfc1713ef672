import { useState } from 'react'
import { graphemeCount } from '../../locale/graphemes.ts'
import { fitted } from './fitted.ts'

type TextValue = { value?: string; defaultValue?: string; limit?: number; onChange?: (value: string) => void }

/** Units that one character may have beyond its first: more than the longest emoji has. */
const unitsOfCharacter = 40

/**
 * The text of a field, whether it is controlled or not, and how long it is as readers count it. Beyond `limit` characters no more is
 * taken. `maxLength` is for the input: browsers count units there, so it is what the text has and what may come.
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
