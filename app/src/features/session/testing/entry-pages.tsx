import type { PhoneNumber } from '#form/phone/phone-entry.ts'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { Guarded, Redirecting } from '#roots/Guarded.tsx'
import type { Services } from '#services/services.ts'
import { challengeOf } from '../challenge/challenge.ts'
import { challengeBox } from '../challenge/challenge-box.ts'
import { SignInScreen } from '../sign-in/SignInScreen.tsx'
import { SignUpScreen } from '../sign-up/SignUpScreen.tsx'
import { VerifyCodeScreen } from '../verify-code/VerifyCodeScreen.tsx'

type EntryPath = '/' | '/sign-up' | '/verify-otp'

/** An entry page behind its guard, as in the product: the guard redirects after the sign-in. */
export const EntryPage = ({ path, children }: { path: EntryPath; children: ReactNode }) => (
  <Redirecting path={path}>
    <Guarded path={path} waiting={null} notFound={null}>
      {children}
    </Guarded>
  </Redirecting>
)

/** All entry pages, for stories that go from one to another. */
export const entryRoutes: readonly RouteObject[] = [
  {
    path: '/',
    element: (
      <EntryPage path="/">
        <SignInScreen />
      </EntryPage>
    ),
  },
  {
    path: '/sign-up',
    element: (
      <EntryPage path="/sign-up">
        <SignUpScreen />
      </EntryPage>
    ),
  },
  {
    path: '/verify-otp',
    element: (
      <EntryPage path="/verify-otp">
        <VerifyCodeScreen />
      </EntryPage>
    ),
  },
]

/** Number of the demo's networker. */
export const member: PhoneNumber = { countryId: 'SA', national: demoNumbers.INFLUENCER, e164: `+966${demoNumbers.INFLUENCER}` }
/** A number without an account. */
export const stranger: PhoneNumber = { countryId: 'SA', national: '559990001', e164: '+966559990001' }

/** Stores a challenge for `number`. Another code may be requested after `resendAfter` seconds. */
export const withCode =
  (number: PhoneNumber, { resendAfter = 90, resendsLeft = 2 } = {}) =>
  ({ tabBox, clock }: Services) => {
    const expiresAt = new Date(clock.now() + 10 * 60_000).toISOString()
    challengeBox.keep(
      tabBox,
      challengeOf({ challengeId: 'story-challenge', resendAfter, expiresAt, resendsLeft }, number, 'signIn', clock.now()),
    )
  }
