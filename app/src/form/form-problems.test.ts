import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { RefusedAnswer } from '#graphql/problems.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import type { MessageId } from '#i18n/message-id.ts'
import { outcomeOf, validationErrorsOf, handledErrorsOf, type FormFields } from './form-problems.ts'

const form: FormFields = { fields: ['firstName', 'userName'], codes: { USERNAME_ALREADY_EXISTS: 'userName' } }
const refused = (code: string, fields?: { path: string; rule: string }[]) => new RefusedAnswer([{ extensions: { code, fields } }])

describe('what a form makes of a refusal', () => {
  it('shows problems of its own fields at them', () =>
    expect(
      outcomeOf(
        refused('DTO_VALIDATION_ERROR', [
          { path: 'firstName', rule: 'required' },
          { path: 'elsewhere', rule: 'required' },
        ]),
        form,
      ),
    ).toEqual({ kind: 'fields', fields: [{ path: 'firstName', rule: 'required' }] }))

  it('shows a code that is about one field at that field', () =>
    expect(outcomeOf(refused('USERNAME_ALREADY_EXISTS'), form)).toMatchObject({ kind: 'code', field: 'userName' }))

  it('shows such a code at the field that the server names, where it names one', () =>
    expect(outcomeOf(refused('USERNAME_ALREADY_EXISTS', [{ path: 'firstName', rule: 'required' }]), form)).toMatchObject({
      kind: 'code',
      field: 'firstName',
    }))

  it('shows a path at the field that stands for it', () =>
    expect(
      outcomeOf(refused('DTO_VALIDATION_ERROR', [{ path: 'documents.2', rule: 'pdfType' }]), {
        fields: ['documents.2'],
        at: (path) => path.replace(/\..*/, ''),
      }),
    ).toEqual({ kind: 'fields', fields: [{ path: 'documents', rule: 'pdfType' }] }))

  it('leaves the other codes to the toast', () => expect(outcomeOf(refused('GENERAL_ERROR'), form)).toEqual({ kind: 'refused' }))

  it('knows when nobody answered', () => {
    expect(outcomeOf(new NetworkFailure(null), form)).toEqual({ kind: 'offline' })
    expect(outcomeOf(new Error('wrapped', { cause: new NetworkFailure(null) }), form)).toEqual({ kind: 'offline' })
  })
})

it('asks for no toast for what the form shows', () =>
  expect(handledErrorsOf(form)).toEqual({ fields: ['firstName', 'userName'], codes: ['USERNAME_ALREADY_EXISTS'] }))

it('says it in the words of the page', () => {
  const intl = createIntl({
    locale: 'en',
    messages: { 'required.firstName': 'Required', USERNAME_ALREADY_EXISTS: 'Taken' } as unknown as Record<MessageId, string>,
  })
  const formats = createFormats('en')
  expect(validationErrorsOf({ kind: 'fields', fields: [{ path: 'firstName', rule: 'required' }] }, intl, formats)).toEqual({
    firstName: 'Required',
  })
  expect(
    validationErrorsOf(
      { kind: 'code', field: 'userName', problem: { code: 'USERNAME_ALREADY_EXISTS', params: {}, fields: [] } },
      intl,
      formats,
    ),
  ).toEqual({ userName: 'Taken' })
  expect(validationErrorsOf({ kind: 'offline' }, intl, formats)).toBeUndefined()
})
