import { describe, expect, it } from 'vitest'
import { firstObjective, newProgramFor, objectiveIn } from './first-objective.ts'

const boxWith = (stored: string | null = null) => {
  let value = stored
  return { getItem: () => value, setItem: (_name: string, text: string) => void (value = text) }
}
const queryOf = (address: string) => new URL(address, 'https://wasla.example').searchParams

describe('the objective chosen before a draft exists', () => {
  it('is in the address of the first step', () => {
    expect(newProgramFor('SALES')).toBe('/programs/create/program-details?objective=SALES')
    expect(objectiveIn(queryOf(newProgramFor('SIGN_UP')))).toBe('SIGN_UP')
  })

  it.each(['/', '/?objective=', '/?objective=sales', '/?objective=FAME'])('is null for the address %s', (address) => {
    expect(objectiveIn(queryOf(address))).toBeNull()
  })

  it('is stored only for the draft that was created with it', () => {
    const box = boxWith()
    firstObjective.store(box, 'cup', 'DOWNLOADS')
    expect(firstObjective.read(box, 'cup')).toBe('DOWNLOADS')
    expect(firstObjective.read(box, 'basket')).toBeNull()
  })

  it.each([null, '', '{', '"cup"', '[]', '{"programId":"cup"}', '{"programId":"cup","objective":"FAME"}'])(
    'is null if the tab’s storage contains %j',
    (stored) => {
      expect(firstObjective.read(boxWith(stored), 'cup')).toBeNull()
    },
  )
})
