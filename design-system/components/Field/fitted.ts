import { firstGraphemes, graphemeCount } from '../../locale/graphemes.ts'

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string) => text.split('').toReversed().join('')

/**
 * Returns the changed text, cut to a limit of characters as readers count them. Takes as much of the typed or pasted text as fits into the
 * limit, and keeps the text around it. If the text was too long before, it may be shortened step by step.
 */
export function fitted(before: string, next: string, limit: number): string {
  if (graphemeCount(next) <= limit) return next
  const start = commonStart(before, next)
  const end = commonStart(reversed(before.slice(start)), reversed(next.slice(start)))
  const [head, inserted, tail] = [next.slice(0, start), next.slice(start, next.length - end), next.slice(next.length - end)]
  for (let room = Math.max(0, limit - graphemeCount(head + tail)); room > 0; room -= 1) {
    const text = head + firstGraphemes(inserted, room) + tail
    if (graphemeCount(text) <= limit) return text
  }
  return head + tail
}
