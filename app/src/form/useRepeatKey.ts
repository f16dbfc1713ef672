import { useRef } from 'react'
import { randomToken } from '#platform/random.ts'
import { nextKey, type SentKey } from './repeat-key.ts'

/** Returns a function for an open form. The function returns the idempotency key of the content to send. */
export function useRepeatKey(): (content: object) => string {
  const last = useRef<SentKey | null>(null)
  return (content) => {
    last.current = nextKey(last.current, JSON.stringify(content), randomToken)
    return last.current.key
  }
}
