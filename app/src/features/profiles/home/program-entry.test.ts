import { describe, expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { newProgramPath, programEntry } from './program-entry.ts'

const on = { program: true, payment: true }
const built = () => true
const missing = () => false

describe('programEntry', () => {
  it('is on if there is a wizard and programs are switched on', () => expect(programEntry(on, built)).toBe('on'))
  it('is soon if there is no wizard', () => {
    expect(programEntry(on, missing)).toBe('soon')
    expect(programEntry(null, missing)).toBe('soon')
  })
  it('is loading until the flags are known', () => expect(programEntry(null, built)).toBe('loading'))
  it('is off if programs are switched off, with or without a wizard', () => {
    expect(programEntry({ ...on, program: false }, built)).toBe('off')
    expect(programEntry({ ...on, program: false }, missing)).toBe('off')
  })
  it('is on only if the page exists', () => expect(programEntry(on) === 'on').toBe(isScreenPath(newProgramPath)))
})
