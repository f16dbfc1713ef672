import { describe, expect, it } from 'vitest'
import { parseAccepted, writeAcceptances, type Acceptance } from '../acceptances.ts'
import { mergedTrees, parseTrees, treeAcceptanceOf, type TreeAcceptance } from './accepted-trees.ts'

const one: TreeAcceptance = { story: 'button--default', mode: 'en-light-desktop', tree: 'abc', note: 'Named by its text.' }
const other: TreeAcceptance = { ...one, story: 'avatar--default' }
const picture: Acceptance = { story: one.story, mode: one.mode, kind: 'changed', picture: 'def', note: 'Rounder.' }

describe('an accepted tree', () => {
  it('is valid for exactly that tree of the story in that mode', () => {
    expect(treeAcceptanceOf([other, one], one)).toBe(one)
    expect(treeAcceptanceOf([one], { ...one, tree: 'def' })).toBeUndefined()
    expect(treeAcceptanceOf([one], { ...one, mode: 'ar-light-phone' })).toBeUndefined()
  })

  it('has its own place in the file, beside the pictures', () => {
    const text = writeAcceptances([picture], [one, other])
    expect(parseTrees(text)).toEqual([other, one])
    expect(parseAccepted(text)).toEqual([picture])
    expect(parseTrees(writeAcceptances([picture]))).toEqual([])
    expect(writeAcceptances([picture])).not.toContain('trees')
  })

  it.each(['{"accepted":[],"trees":{}}', '{"accepted":[],"trees":[{"story":"a"}]}'])('cannot be read from a damaged file: %s', (text) =>
    expect(() => parseTrees(text)).toThrow(),
  )

  it('is replaced if a newer tree is accepted, and removed if it is taken back', () => {
    const newer = { ...one, tree: 'def' }
    expect(mergedTrees([one, other], [newer])).toEqual([other, newer])
    const { note: _, ...refused } = one
    expect(mergedTrees([one, other], [refused])).toEqual([other])
    expect(mergedTrees([one], [{ ...refused, tree: 'def' }])).toEqual([one])
    expect(mergedTrees([one], [])).toEqual([one])
  })
})
