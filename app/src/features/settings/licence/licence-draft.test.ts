import { describe, expect, it } from 'vitest'
import { coverable, draftOf, inputOf, type LicenceAccount, type LicenceFacts } from './licence-draft.ts'

const account = (id: string, of: string): LicenceAccount => ({
  __typename: 'SocialLink',
  id,
  type: 'INSTAGRAM',
  user_name: id,
  social_profile_id: of,
})
const accounts = [account('proved', 'ig:1'), account('typed', 'handle:typed'), account('other', 'ig:2')]
const licence: LicenceFacts = {
  __typename: 'Licence',
  id: 'licence',
  state: 'VALID',
  number: '11820477',
  expiresOn: '2026-03-06',
  accountIds: ['proved', 'gone'],
  documentName: 'licence.pdf',
  submittedAt: '2025-11-11T08:00:00.000Z',
  checkedAt: '2025-11-12T08:00:00.000Z',
  reason: null,
}

it('coverable leaves out accounts that were only typed', () => expect(coverable(accounts).map(({ id }) => id)).toEqual(['proved', 'other']))

describe('draftOf', () => {
  it('is filled in from the licence, without its document and without accounts that are gone', () =>
    expect(draftOf(licence, accounts)).toEqual({
      number: '11820477',
      expiresOn: '2026-03-06',
      accountIds: ['proved'],
      document: null,
    }))

  it('is empty without a licence', () =>
    expect(draftOf(null, accounts)).toEqual({ number: '', expiresOn: null, accountIds: [], document: null }))
})

it('inputOf sends an empty day if none is chosen, so that the rule of the field is reported', () =>
  expect(inputOf(draftOf(null, []))).toEqual({ number: '', expiresOn: '', accountIds: [], document: null }))
