import { expect, test } from 'vitest'
import { keepInvitation } from './invitation.ts'

const stored = (search: string) => {
  const codes: string[] = []
  keepInvitation(search, { keepInvitation: (code) => void codes.push(code) })
  return codes
}

test('stores an invitation code from the link of any page', () => {
  expect(stored('?page=2&invitation-code=%20NOURA7%20')).toEqual(['NOURA7'])
})

test.each(['', '?invitation-code=', '?invitation-code=%20', `?invitation-code=${'x'.repeat(33)}`])(
  '%j stores no code and keeps a stored one',
  (search) => {
    expect(stored(search)).toEqual([])
  },
)
