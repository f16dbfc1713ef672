import { describe, expect, it } from 'vitest'
import type { SocialLinkRecord } from '../social/record.ts'
import { licenceSheet, sheetLicence } from './sheet.ts'
import { ownLicences } from './standing.ts'
import { sampleLicence } from './testing/sample.ts'

const account: SocialLinkRecord = {
  ...{
    id: 'instagram',
    profileId: 'reem',
    platform: 'INSTAGRAM',
    socialProfileId: 'ig:1',
    pictureUrl: null,
    profileUrl: 'https://instagram.com/reem',
  },
  ...{ userName: 'reem', followers: 1, connectedAt: 0, source: 'DEMO' },
}
const other = { ...account, id: 'other', userName: 'other' }
const today = '2027-01-01'
const waiting = sampleLicence({ id: 'next', status: 'InReview', createdAt: 3_000, reviewedAt: null, number: '99999999' })
const nothing = { number: null, expiresOn: null, accounts: [] }

describe('sheetLicence', () => {
  it('has the approved licence with the accounts that it covers', () => {
    const valid = { state: 'VALID', number: '11820477', expiresOn: '2027-03-14', accounts: [account] }
    expect(sheetLicence(ownLicences([sampleLicence()]), [account, other], today)).toEqual(valid)
    expect(sheetLicence(ownLicences([sampleLicence(), waiting]), [account, other], today)).toEqual(valid)
  })

  it('has nothing of a licence that no reviewer approved', () => {
    expect(sheetLicence(ownLicences([waiting]), [account], today)).toEqual({ state: 'IN_REVIEW', ...nothing })
    expect(sheetLicence(ownLicences([sampleLicence({ status: 'Rejected' })]), [account], today)).toEqual({ state: 'NONE', ...nothing })
    expect(sheetLicence(ownLicences([]), [account], today)).toEqual({ state: 'NONE', ...nothing })
  })

  it('says that a licence has ended, or that its successor is under review', () => {
    expect(sheetLicence(ownLicences([sampleLicence()]), [account], '2027-03-15')).toMatchObject({ state: 'EXPIRED', number: '11820477' })
    expect(sheetLicence(ownLicences([sampleLicence(), waiting]), [account], '2027-03-15')).toEqual({ state: 'IN_REVIEW', ...nothing })
  })
})

describe('licenceSheet', () => {
  it('writes one line for each participant, the number as text', () => {
    const licence = sheetLicence(ownLicences([sampleLicence()]), [account], today)
    expect(licenceSheet([{ ...licence, name: 'ريم الدوسري', userName: 'reem' }])).toBe(
      '"name","user_name","licence","number","expires_on","accounts"\r\n"ريم الدوسري","reem","VALID","1182 0477","2027-03-14","Instagram @reem"\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '\u200b=1'])('marks the name %s, which a spreadsheet would read as a formula', (name) => {
    const [, line = ''] = licenceSheet([{ state: 'NONE', ...nothing, name, userName: null }]).split('\r\n')
    expect(line.startsWith('"\'')).toBe(true)
  })
})
