import { expect, it } from 'vitest'
import { labelFor } from './label.ts'

it('a label with a name in both languages is read in one’s own, whichever it was written in', () => {
  expect([labelFor('Founding member', 'ar'), labelFor('عضو مؤسس', 'en')]).toEqual(['عضو مؤسس', 'Founding member'])
})

it('any other label stands as it was written', () => {
  expect([labelFor('Team Riyadh', 'ar'), labelFor(null, 'en')]).toEqual(['Team Riyadh', null])
})
