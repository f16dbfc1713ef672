import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { countries, defaultCountryId } from '@wasla/contract/reference/countries.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'
import { ask } from './ask.ts'

/** Sends an operation to the product’s API as one member. Throws if the API returns an error. */
export type MemberApi = <T>(query: string, variables?: object) => Promise<T>

export type Session = { accessToken: string; refreshToken: string }

const sendCode = {
  signIn: 'mutation SignIn($input: SignInInput!) { sent: signIn(signInInput: $input) { challengeId } }',
  signUp: 'mutation SignUp($input: SignUpInput!) { sent: signUp(signUpInput: $input) { challengeId } }',
} as const

/** Returns the country of a number. Only numbers from abroad begin with the code of their country. */
const countryOf = (number: string): string | undefined =>
  number.startsWith('+') ? countries.find((one) => number.startsWith(one.phoneCode) && toE164(number, one) !== null)?.id : defaultCountryId

/** Opens a session for a number, with the code that all numbers of a demo have. `signUp` is for a number without an account. */
export async function openSession(
  address: string,
  national: string,
  purpose: keyof typeof sendCode = 'signIn',
  device?: string,
): Promise<Session> {
  const input = { countryId: countryOf(national), mobileNumber: national, ...(purpose === 'signUp' ? { acceptedTerms: true } : {}) }
  const { sent } = await ask<{ sent: { challengeId: string } }>('user', address, sendCode[purpose], { input }, { device })
  const { verifyOtp } = await ask<{ verifyOtp: Session }>(
    'user',
    address,
    'mutation Verify($input: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $input) { accessToken refreshToken } }',
    { input: { challengeId: sent.challengeId, code: usualDemoCode } },
    { device },
  )
  return verifyOtp
}

/** Signs in as the demo’s member with a role, in a session separate from the member’s pages. */
export async function openMemberApi(address: string, role: ProfileType): Promise<MemberApi> {
  const { accessToken: token } = await openSession(address, demoNumbers[role])
  return (query, variables = {}) => ask('user', address, query, variables, { token })
}
