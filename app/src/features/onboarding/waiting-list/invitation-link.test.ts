import { expect, test } from 'vitest'
import { invitationLink } from './invitation-link.ts'

test('invitationLink contains the code', () => {
  expect(invitationLink('https://wasla.example', 'ABCD2345')).toEqual({
    lead: 'wasla.example/sign-up?invitation-code=',
    url: 'https://wasla.example/sign-up?invitation-code=ABCD2345',
  })
})
