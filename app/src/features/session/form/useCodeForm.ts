import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Check } from '#form/check.ts'
import { outcomeOfProblem, type FormFields } from '#form/form-problems.ts'
import type { PhoneNumber } from '#form/phone/phone-entry.ts'
import { useForm } from '#form/useForm.ts'
import type { ServerProblem } from '#graphql/problems.ts'
import { useServices } from '#services/context.ts'
import { challengeOf, isStillGood, type Entrance, type SentCode } from '../challenge/challenge.ts'
import { challengeBox } from '../challenge/challenge-box.ts'

/** Fields of the sign-in and sign-up forms. Problems of the country are shown at the field of the number. */
const fields: FormFields = {
  fields: ['countryId', 'mobileNumber', 'invitationCode', 'acceptedTerms'],
  at: (path) => (path === 'countryId' ? 'mobileNumber' : path),
}

/**
 * Returns the form that requests a code to sign in or sign up. After the request, the page opens on which the code is typed. `refused` says
 * why the server refused the saved values before the app was there.
 */
export function useCodeForm<Draft extends object>(entrance: Entrance, saved: Draft, check: Check<Draft>, refused?: ServerProblem) {
  const { clock, tabBox } = useServices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [waitUntil, setWaitUntil] = useState<number | null>(null)
  const [refusal, setRefusal] = useState(() => (refused && outcomeOfProblem(refused, fields).kind === 'refused' ? refused : null))
  const form = useForm(fields, {
    saved,
    check,
    refused,
    onRefused({ code, params: { resendAfter } }) {
      if (code === 'RESEND_INTERVAL_LIMIT_REACHED' && typeof resendAfter === 'number') setWaitUntil(clock.now() + resendAfter * 1000)
    },
  })
  const showCodePage = () => void navigate({ pathname: '/verify-otp', search })
  return {
    ...form,
    submit<T>(send: (current: Draft) => Promise<T | null>): Promise<T | null> {
      setWaitUntil(null)
      setRefusal(null)
      return form.submit(send)
    },
    /** Time until which the user must wait for another code, in milliseconds since 1970; null if there is no need to wait. */
    waitUntil,
    /** Why the server refused the form before the app was there; null if a field shows it, and after the next attempt. */
    refusal,
    /**
     * Returns whether a code that is still valid was sent to this number. If so, opens the page for the code without another request
     * (B-01).
     */
    isCodeOnItsWay(number: PhoneNumber): boolean {
      if (!isStillGood(challengeBox.read(tabBox), number, entrance, clock.now())) return false
      showCodePage()
      return true
    },
    /** Stores the challenge of the code that was sent, and opens the page for the code. */
    codeSent(code: SentCode, number: PhoneNumber) {
      challengeBox.keep(tabBox, challengeOf(code, number, entrance, clock.now()))
      showCodePage()
    },
  }
}
