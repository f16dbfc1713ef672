import type { PublicConfig } from '@wasla/contract/settings/public-config.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { LOULOU, NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { DANA, NASSER, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { BANDAR, BRAND_TO_BE, HAYA, MAJED, NEWCOMER, OUD_HOUSE } from '@wasla/mocks/world/unfinished.ts'

/** Each kind of viewer that the product treats differently; null is a viewer who is not signed in. */
export const viewers: Readonly<Record<string, Member | null>> = {
  stranger: null,
  networker: NOURA,
  'networker-to-verify': DANA,
  'networker-complete': REEM,
  agent: OMAR,
  agency: QIMAM,
  brand: NABT_COFFEE,
  'brand-under-review': LOULOU,
  'brand-rejected': OUD_HOUSE,
  'networker-in-review': NASSER,
  rejected: MAJED,
  'onboarding-questions': NEWCOMER,
  'onboarding-brand': BRAND_TO_BE,
  'onboarding-connect': HAYA,
  'onboarding-waiting': BANDAR,
}

export type Tokens = { accessToken: string; refreshToken: string }

type Answer<T> = { data?: T; errors?: { message: string }[] }

const patience = 20

/** Sends a request, and retries while the server sheds load: taking pictures puts more load on a small machine than visitors would. */
async function ask<T>(address: string, query: string, variables: object, accessToken?: string): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${address}/user/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as Answer<T>
    if (data && !errors) return data
    if (response.status !== 503 || attempt === patience)
      throw new Error(`The server refused: ${errors?.map(({ message }) => message).join(', ') ?? response.status}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Sets the language of a signed-in user. */
async function speak(address: string, { accessToken }: Tokens, language: 'en' | 'ar'): Promise<void> {
  await ask(
    address,
    'mutation SwitchLanguage($language: Language!) { switchLanguage(language: $language) { success } }',
    { language },
    accessToken,
  )
}

/** Signs a person of the demo world in as the app does: number, code, session; then sets their language. */
export async function signIn(address: string, { user }: Member, language: 'en' | 'ar'): Promise<Tokens> {
  const { demoCode } = (await fetch(`${address}/config`).then((answer) => answer.json())) as PublicConfig
  const { signIn: challenge } = await ask<{ signIn: { challengeId: string } }>(
    address,
    'mutation SignIn($input: SignInInput!) { signIn(signInInput: $input) { challengeId } }',
    { input: { countryId: user.countryId, mobileNumber: user.mobileNo.slice(countryById(user.countryId)?.phoneCode.length) } },
  )
  const { verifyOtp } = await ask<{ verifyOtp: Tokens }>(
    address,
    'mutation VerifyOtp($input: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $input) { accessToken refreshToken } }',
    { input: { challengeId: challenge.challengeId, code: demoCode } },
  )
  await speak(address, verifyOtp, language)
  return verifyOtp
}
