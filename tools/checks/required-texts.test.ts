import { expect, it } from 'vitest'
import { fieldsWithoutText, formFields, usesOfGeneralText } from './required-texts.ts'

const form = "const fields: FormFields = {\n  fields: ['coverImage', 'location.place_id'],\n}"

it('finds the fields of forms in their lists, and where an app says itself that one is empty', () => {
  expect(formFields(form)).toEqual(['coverImage', 'place_id'])
  expect(formFields("const fields: FormFields = { fields: ['url'] }")).toEqual(['url'])
  expect(formFields("const parts = ['target', 'amount'] as const\nimport type { FormFields } from 'x'")).toEqual(['target', 'amount'])
  expect(formFields("[{ path: 'milestones.0.amount', rule: 'required' }]")).toEqual(['amount'])
  expect(formFields("const names = ['one']")).toEqual([])
})

it('refuses a field that has no text for being empty, but for one that may be empty', () => {
  expect(fieldsWithoutText(form, {})).toEqual(['coverImage'])
  expect(fieldsWithoutText(form, { 'required.coverImage': 'Add a cover.' })).toEqual([])
})

it('finds who shows the text that belongs to no field', () => {
  expect(usesOfGeneralText("say('field.required')")).toBe(1)
  expect(usesOfGeneralText("say('required.name')")).toBe(0)
})
