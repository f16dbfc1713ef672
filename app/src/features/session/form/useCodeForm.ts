import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Check } from '#form/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { PhoneNumber } from '#form/phone/phone-entry.ts'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { challengeOf, isStillGood, type Entrance, type SentCode } from '../challenge/challenge.ts'
import { challengeBox } from '../challenge/challenge-box.ts'

/** Fields of the sign-in and sign-up forms. The country belongs to the field of the number. */
const fields: FormFields = {
  fields: ['countryId', 'mobileNumber', 'invitationCode', 'acceptedTerms'],
  at: (path) => (path === 'countryId' ? 'mobileNumber' : path),
}

/** Form that requests a code to sign in or sign up, and then opens the page where the code is typed. */
export function useCodeForm<Draft extends object>(entrance: Entrance, saved: Draft, check: Check<Draft>) {
  const { clock, tabBox } = useServices()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [waitUntil, setWaitUntil] = useState<number | null>(null)
  const form = useForm(fields, {
    saved,
    check,
    onRefused({ code, params: { resendAfter } }) {
      if (code === 'RESEND_INTERVAL_LIMIT_REACHED' && typeof resendAfter === 'number') setWaitUntil(clock.now() + resendAfter * 1000)
    },
  })
  const showCodePage = () => void navigate({ pathname: '/verify-otp', search })
  return {
    ...form,
    submit<T>(send: (current: Draft) => Promise<T | null>): Promise<T | null> {
      setWaitUntil(null)
      return form.submit(send)
    },
    /** Time until which no other code can be requested, in milliseconds since 1970; null if one can be requested now. */
    waitUntil,
    /** Returns whether a valid code was already sent to this number. If so, opens the code page without a request (B-01). */
    isCodeOnItsWay(number: PhoneNumber): boolean {
      if (!isStillGood(challengeBox.read(tabBox), number, entrance, clock.now())) return false
      showCodePage()
      return true
    },
    /** Stores the challenge of the sent code and opens the code page. */
    codeSent(code: SentCode, number: PhoneNumber) {
      challengeBox.keep(tabBox, challengeOf(code, number, entrance, clock.now()))
      showCodePage()
    },
  }
}
