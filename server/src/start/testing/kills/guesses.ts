import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Client } from './client.ts'

const signUp = 'mutation ($i: SignUpInput!) { signUp(signUpInput: $i) { challengeId } }'
const verify = 'mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken } }'

/**
 * Guesses the code of a new number until the server accepts no more guesses. Returns a problem if it accepted more than one code allows:
 * all processes must count guesses together, also those of killed processes.
 */
export async function guess(client: Client, number: number): Promise<string | null> {
  const address = client.newAddress()
  const i = { countryId: 'SA', mobileNumber: `55${String(number).padStart(7, '0')}`, acceptedTerms: true }
  const challenge = await client.ask(signUp, { i }, { address })
  // The answer with the code's id was lost. The next request for a code would have to wait, so this number is left out.
  const challengeId = challenge.data?.['signUp']?.['challengeId']
  if (!challengeId) return null
  let taken = 0
  for (;;) {
    const { code } = await client.ask(verify, { i: { challengeId, code: '000000' } }, { address })
    if (code !== 'WRONG_OTP') return taken > 0 ? null : `the first guess of a code was answered with ${code}`
    taken += 1
    if (taken > sessionLimits.triesPerChallenge) return `${taken} guesses of one code were taken`
  }
}
