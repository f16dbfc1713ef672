import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'

type Answer<T> = { data?: T | null; errors?: { message: string }[] }

/** Sends a request to the product's API as one member. Throws if it is refused. */
export type MemberApi = <T>(query: string, variables?: object) => Promise<T>

async function ask<T>(address: string, query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`${address}/user/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as Answer<T>
  if (!data || errors) throw new Error(`The product refused: ${errors?.map(({ message }) => message).join(', ') ?? response.status}`)
  return data
}

/** Signs in as the demonstration's member of a role, independently of that member's pages. */
export async function openMemberApi(address: string, role: ProfileType): Promise<MemberApi> {
  const { signIn } = await ask<{ signIn: { challengeId: string } }>(
    address,
    'mutation SignIn($number: String!) { signIn(signInInput: { countryId: "SA", mobileNumber: $number }) { challengeId } }',
    { number: demoNumbers[role] },
  )
  const { verifyOtp } = await ask<{ verifyOtp: { accessToken: string } }>(
    address,
    'mutation Verify($id: ID!, $code: String!) { verifyOtp(verifyOtpInput: { challengeId: $id, code: $code }) { accessToken } }',
    { id: signIn.challengeId, code: usualDemoCode },
  )
  return (query, variables = {}) => ask(address, query, variables, verifyOtp.accessToken)
}
