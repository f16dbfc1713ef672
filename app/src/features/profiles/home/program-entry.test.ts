import { describe, expect, it } from 'vitest'
import { isScreenPath } from '#places.ts'
import { newProgramPath, programEntry } from './program-entry.ts'

const on = { program: true, payment: true }
const built = () => true
const missing = () => false

describe('the way into a first program', () => {
  it('opens once there is a wizard and programs are switched on', () => expect(programEntry(on, built)).toBe('on'))
  it('is announced as long as there is no wizard', () => {
    expect(programEntry(on, missing)).toBe('soon')
    expect(programEntry(null, missing)).toBe('soon')
  })
  it('waits for the flags', () => expect(programEntry(null, built)).toBe('loading'))
  it('stays away where programs are switched off, built or not', () => {
    expect(programEntry({ ...on, program: false }, built)).toBe('off')
    expect(programEntry({ ...on, program: false }, missing)).toBe('off')
  })
  it('never leads to a page that is missing', () => expect(programEntry(on) === 'on').toBe(isScreenPath(newProgramPath)))
})
