import { expect, it } from 'vitest'
import { labelFor } from './label.ts'

it('labelFor returns a known label in the reader’s language, even if it was stored in the other language', () => {
  expect([labelFor('Founding member', 'ar'), labelFor('عضو مؤسس', 'en')]).toEqual(['عضو مؤسس', 'Founding member'])
})

it('labelFor returns any other label as the admin typed it', () => {
  expect([labelFor('Team Riyadh', 'ar'), labelFor(null, 'en')]).toEqual(['Team Riyadh', null])
})
