import { expect, test } from 'vitest'
import { keepInvitation } from './invitation.ts'

const stored = (search: string) => {
  const codes: string[] = []
  keepInvitation(search, { keepInvitation: (code) => void codes.push(code) })
  return codes
}

test('an invitation is stored from whatever page its link opened', () => {
  expect(stored('?page=2&invitation-code=%20NOURA7%20')).toEqual(['NOURA7'])
})

test.each(['', '?invitation-code=', '?invitation-code=%20', `?invitation-code=${'x'.repeat(33)}`])(
  '%j brings none, and takes none away',
  (search) => {
    expect(stored(search)).toEqual([])
  },
)
