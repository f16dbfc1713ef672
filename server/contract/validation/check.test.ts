import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Problem } from '../errors/problem.ts'
import { accept, problemsOf, rule } from './check.ts'

const form = z.object({ name: z.string().check(z.minLength(1, rule('required')), z.maxLength(3)), age: z.number() })

describe('problemsOf and accept', () => {
  it('report each path once, with the first rule that its value broke', () => {
    expect(problemsOf(form, { name: '', age: 'x' })).toEqual([
      { path: 'name', rule: 'required' },
      { path: 'age', rule: 'format' },
    ])
  })

  it('report tooLong if the schema names no rule of its own', () => {
    expect(problemsOf(form, { name: 'long', age: 1 })).toEqual([{ path: 'name', rule: 'tooLong' }])
  })

  it('drop fields that the schema does not contain, so that no input can set them', () => {
    expect(accept(form, { name: 'ab', age: 1, isVerified: true, __proto__: { status: 'Active' } })).toEqual({ name: 'ab', age: 1 })
  })

  it('throw a problem that lists the fields', () => {
    const refuse = () => accept(form, { name: '', age: 1 })
    expect(refuse).toThrow(Problem)
    try {
      refuse()
    } catch (error) {
      expect((error as Problem).extensions).toEqual({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'name', rule: 'required' }] })
    }
  })
})
