import { describe, expect, it } from 'vitest'
import { light } from '../themes/light.ts'
import { colourGroups } from './colour-groups.ts'

describe('the colour page', () => {
  it('shows every colour of the contract once', () => {
    expect(colourGroups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(light.colour).toSorted())
  })
})
