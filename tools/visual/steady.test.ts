import { describe, expect, it } from 'vitest'
import { afterFirst, firstLooks, isSteady } from './steady.ts'

const shot = (id: string, mode: string) => ({ id, mode })
const names = (shots: readonly { id: string; mode: string }[]) => shots.map(({ id, mode }) => `${id} ${mode}`)
const differing = [shot('a', 'en'), shot('b', 'en'), shot('a', 'ar'), shot('b', 'ar'), shot('c', 'en')]

describe('repeating pictures that differ', () => {
  it('takes one mode of each story first, a different one from story to story', () =>
    expect(names(firstLooks(differing))).toEqual(['a en', 'b ar', 'c en']))

  it('accepts the glances of the other modes of a steady story, and requests looks at the other modes of any other story', () => {
    const first = firstLooks(differing).map((one) => ({ shot: one, isSteady: one.id !== 'b' }))
    const { counts, again } = afterFirst(differing, first)
    expect(names(counts)).toEqual(['a ar'])
    expect(names(again)).toEqual(['b en'])
  })

  it('treats a story as steady if both sides show alone what they showed after another story', () => {
    const of = (picture: string, tree = 'page') => ({ png: Buffer.from(picture), tree })
    const glance = { base: of('one'), here: of('two') }
    expect(isSteady(glance, { base: of('one'), here: of('two') })).toBe(true)
    expect(isSteady(glance, { base: of('one'), here: of('one') })).toBe(false)
    expect(isSteady(glance, { base: of('two'), here: of('two') })).toBe(false)
    expect(isSteady(glance, { base: of('one'), here: of('two', 'page focused') })).toBe(false)
  })
})
