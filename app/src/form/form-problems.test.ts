import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { RefusedAnswer } from '#graphql/problems.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import type { MessageId } from '#i18n/message-id.ts'
import { handledErrorsOf, outcomeOf, validationErrorsOf, withoutMended, type FormFields } from './form-problems.ts'

const form: FormFields = { fields: ['firstName', 'userName'], codes: { USERNAME_ALREADY_EXISTS: 'userName' } }
const refused = (code: string, fields?: { path: string; rule: string }[]) => new RefusedAnswer([{ extensions: { code, fields } }])

describe('outcomeOf', () => {
  it('shows problems of the form’s own fields at these fields, and ignores the others', () =>
    expect(
      outcomeOf(
        refused('DTO_VALIDATION_ERROR', [
          { path: 'firstName', rule: 'required' },
          { path: 'elsewhere', rule: 'required' },
        ]),
        form,
      ),
    ).toEqual({ kind: 'fields', by: 'server', fields: [{ path: 'firstName', rule: 'required' }] }))

  it('shows a code at the form’s field for this code', () =>
    expect(outcomeOf(refused('USERNAME_ALREADY_EXISTS'), form)).toMatchObject({ kind: 'code', field: 'userName' }))

  it('prefers the field that the server names to the form’s field for the code', () =>
    expect(outcomeOf(refused('USERNAME_ALREADY_EXISTS', [{ path: 'firstName', rule: 'required' }]), form)).toMatchObject({
      kind: 'code',
      field: 'firstName',
    }))

  it('shows a problem at the field that covers its path', () =>
    expect(
      outcomeOf(refused('DTO_VALIDATION_ERROR', [{ path: 'documents.2', rule: 'pdfType' }]), {
        fields: ['documents.2'],
        at: (path) => path.replace(/\..*/, ''),
      }),
    ).toEqual({ kind: 'fields', by: 'server', fields: [{ path: 'documents', rule: 'pdfType' }] }))

  it('leaves other codes to the toast', () => expect(outcomeOf(refused('GENERAL_ERROR'), form)).toEqual({ kind: 'refused' }))

  it('recognises a network failure', () => {
    expect(outcomeOf(new NetworkFailure(null), form)).toEqual({ kind: 'offline' })
    expect(outcomeOf(new Error('wrapped', { cause: new NetworkFailure(null) }), form)).toEqual({ kind: 'offline' })
  })
})

describe('withoutMended', () => {
  const name = { path: 'name', rule: 'required' } as const
  const end = { path: 'endDate', rule: 'endDate' } as const
  const byRules = { kind: 'fields', by: 'rules', fields: [name, end] } as const

  it('removes the problems that the rules no longer find, and keeps the others', () => {
    expect(withoutMended(byRules, [name])).toEqual({ ...byRules, fields: [name] })
    expect(withoutMended(byRules, [])).toEqual({ kind: 'fine' })
  })

  it('returns the same outcome if nothing was fixed', () => expect(withoutMended(byRules, [name, end])).toBe(byRules))

  it('adds no problem that the change caused, because new problems wait until the form is sent again', () =>
    expect(withoutMended({ ...byRules, fields: [name] }, [name, end])).toEqual({ ...byRules, fields: [name] }))

  it('keeps problems found by the server, because the app’s rules cannot check them', () => {
    const byServer = { kind: 'fields', by: 'server', fields: [name] } as const
    expect(withoutMended(byServer, [])).toBe(byServer)
  })
})

it('handledErrorsOf keeps the form’s own fields and codes out of toasts', () =>
  expect(handledErrorsOf(form)).toEqual({ fields: ['firstName', 'userName'], codes: ['USERNAME_ALREADY_EXISTS'] }))

it('validationErrorsOf returns the errors for `Form` in the page’s language', () => {
  const intl = createIntl({
    locale: 'en',
    messages: { 'required.firstName': 'Required', USERNAME_ALREADY_EXISTS: 'Taken' } as unknown as Record<MessageId, string>,
  })
  const formats = createFormats('en')
  expect(validationErrorsOf({ kind: 'fields', by: 'rules', fields: [{ path: 'firstName', rule: 'required' }] }, intl, formats)).toEqual({
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
