import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Check } from '#form/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { PhoneNumber } from '#form/phone/phone-entry.ts'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { challengeOf, isStillGood, type Entrance, type SentCode } from '../challenge/challenge.ts'
import { challengeBox } from '../challenge/challenge-box.ts'

/** Fields of signing in and signing up. The country is part of the number's field. */
const fields: FormFields = {
  fields: ['countryId', 'mobileNumber', 'invitationCode', 'acceptedTerms'],
  at: (path) => (path === 'countryId' ? 'mobileNumber' : path),
}

/** Returns the form that requests a code, for signing in and for signing up. Opens the page for the code afterwards. */
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
    /** Until when no other code can be requested; null if one can. */
    waitUntil,
    /** Returns whether a code for this number is still valid; then opens the page for the code without a request (B-01). */
    isCodeOnItsWay(number: PhoneNumber): boolean {
      if (!isStillGood(challengeBox.read(tabBox), number, entrance, clock.now())) return false
      showCodePage()
      return true
    },
    /** Stores the challenge of the code that was sent and opens the page for it. */
    codeSent(code: SentCode, number: PhoneNumber) {
      challengeBox.keep(tabBox, challengeOf(code, number, entrance, clock.now()))
      showCodePage()
    },
  }
}
