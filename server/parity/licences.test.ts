import { afterEach, beforeEach, expect, test } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { LAMA, NOURA, REEM, SAAD } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { makePdf } from '../src/demo/pdf.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = (field: string, variables: Record<string, unknown> = {}) => pair.call(field, { variables: () => variables })
const accountsOf = ({ accounts }: Member) => accounts.map(({ id }) => id)
const document = () => new File([new Uint8Array(makePdf([[{ text: 'Licence', left: 60, top: 90, size: 16 }]]))], 'licence.pdf')
const submit = (over: Record<string, unknown>) => {
  const input = { number: '77770001', expiresOn: '2027-01-31', document: document(), ...over }
  return call('submitLicence', { submitLicenceInput: input, input })
}

test('the mock and the server agree on a licence that is sent, refused and removed', async () => {
  await signIn(pair, NOURA)
  await call('myLicence')
  const accountIds = accountsOf(NOURA)
  expect(codeOf(await submit({ accountIds: accountsOf(REEM) }))).toBe('DTO_VALIDATION_ERROR')
  expect(codeOf(await submit({ accountIds, number: '1182 0477' }))).toBe('DTO_VALIDATION_ERROR')
  expect(codeOf(await submit({ accountIds, document: new File(['x'], 'licence.pdf') }))).toBe('DTO_VALIDATION_ERROR')
  expect(codeOf(await submit({ accountIds }))).toBeUndefined()
  expect(codeOf(await submit({ accountIds }))).toBe('VERIFICATION_CONFLICT')
  expect(codeOf(await submit({ accountIds }))).toBe('RATE_LIMITED')
  await call('myVerifications')
  expect(codeOf(await call('removeLicence'))).toBeUndefined()
  expect(codeOf(await call('removeLicence'))).toBe('NO_CHANGES_TO_UPDATE')
})

test.each([REEM, LAMA, SAAD])('the mock and the server show the same licence of %o', async (member) => {
  await signIn(pair, member)
  expect(codeOf(await call('myLicence'))).toBeUndefined()
  const page = { profileType: 'INFLUENCER', username: member.profile.userName }
  expect(codeOf(await call('publicProfile', page))).toBeUndefined()
})

test('the mock and the server write the same compliance sheet, for the owner of the program only', async () => {
  const ofProgram = { programId: MORNING_CUP.program.id }
  await signIn(pair, NABT_COFFEE)
  expect(codeOf(await call('participantLicencesCsv', ofProgram))).toBeUndefined()
  await call('participants', { filter: ofProgram, pagination: { limit: 20, offset: 0 } })
  await signIn(pair, NOURA)
  expect(codeOf(await call('participantLicencesCsv', ofProgram))).toBe('PROGRAM_NOT_FOUND')
})
