import { expect, it } from 'vitest'
import { labelFor } from './label.ts'

it('labelFor returns a known label in the reader’s language, in whichever language it was stored', () => {
  expect([labelFor('Founding member', 'ar'), labelFor('عضو مؤسس', 'en')]).toEqual(['عضو مؤسس', 'Founding member'])
})

it('labelFor returns any other label as it was written', () => {
  expect([labelFor('Team Riyadh', 'ar'), labelFor(null, 'en')]).toEqual(['Team Riyadh', null])
})
