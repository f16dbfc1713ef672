import { expect, it } from 'vitest'
import { fieldsWithoutText, formFields, usesOfGeneralText } from './required-texts.ts'

const form = "const fields: FormFields = {\n  fields: ['coverImage', 'location.place_id'],\n}"

it('formFields finds the fields of forms, and fields that the app itself reports as empty', () => {
  expect(formFields(form)).toEqual(['coverImage', 'place_id'])
  expect(formFields("const fields: FormFields = { fields: ['url'] }")).toEqual(['url'])
  expect(formFields("const parts = ['target', 'amount'] as const\nimport type { FormFields } from 'x'")).toEqual(['target', 'amount'])
  expect(formFields("[{ path: 'milestones.0.amount', rule: 'required' }]")).toEqual(['amount'])
  expect(formFields("const names = ['one']")).toEqual([])
})

it('fieldsWithoutText returns required fields that have no text for an empty input', () => {
  expect(fieldsWithoutText(form, {})).toEqual(['coverImage'])
  expect(fieldsWithoutText(form, { 'required.coverImage': 'Add a cover.' })).toEqual([])
})

it('usesOfGeneralText counts the uses of the text that belongs to no field', () => {
  expect(usesOfGeneralText("say('field.required')")).toBe(1)
  expect(usesOfGeneralText("say('required.name')")).toBe(0)
})
