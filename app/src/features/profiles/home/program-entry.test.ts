import { describe, expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { newProgramPath, programEntry } from './program-entry.ts'

const on = { program: true, payment: true }
const built = () => true
const missing = () => false

describe('programEntry', () => {
  it('returns `on` if the wizard exists and programs are switched on', () => expect(programEntry(on, built)).toBe('on'))
  it('returns `soon` if the wizard does not exist, unless programs are switched off', () => {
    expect(programEntry(on, missing)).toBe('soon')
    expect(programEntry(null, missing)).toBe('soon')
  })
  it('returns `loading` until the flags are known', () => expect(programEntry(null, built)).toBe('loading'))
  it('returns `off` if programs are switched off, whether the wizard exists or not', () => {
    expect(programEntry({ ...on, program: false }, built)).toBe('off')
    expect(programEntry({ ...on, program: false }, missing)).toBe('off')
  })
  it('returns `on` only if this version of the app has the wizard’s page', () =>
    expect(programEntry(on) === 'on').toBe(isScreenPath(newProgramPath)))
})
