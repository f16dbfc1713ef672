import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIntl } from 'react-intl'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { problemOf } from '#graphql/problems.ts'
import type { ErrorWishes } from '#graphql/reporting.ts'
import { NetworkFailure } from '#graphql/transport.ts'
import { fieldTexts } from '#i18n/error-text.ts'
import { useServices } from '#services/context.ts'
import { challengeOf, isStillGood, type Entrance, type PhoneNumber, type SentCode } from '../challenge/challenge.ts'
import { challengeBox } from '../challenge/challenge-box.ts'

/** What went wrong, as the form shows it. */
type Outcome =
  | { readonly kind: 'fine' }
  | { readonly kind: 'fields'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'offline' }

/** Refusals these forms show themselves; the others are toasts. */
export const formErrors: ErrorWishes = {
  codes: ['INVITATION_CODE_INVALID'],
  fields: ['countryId', 'mobileNumber', 'invitationCode', 'acceptedTerms'],
}

/** The country is part of the number's field. */
const atField = (problem: FieldProblem): FieldProblem => (problem.path === 'countryId' ? { ...problem, path: 'mobileNumber' } : problem)

/** Asking for a code, signing in and signing up alike: where a refusal is shown, and where one goes with the code on its way. */
export function useCodeRequest(entrance: Entrance) {
  const { clock, tabBox } = useServices()
  const intl = useIntl()
  const formats = useFormats()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'fine' })
  const verify = () => void navigate({ pathname: '/verify-otp', search })

  const refuse = (fields: readonly FieldProblem[]) => setOutcome({ kind: 'fields', fields: fields.map(atField) })

  const fail = (error: unknown) => {
    const problem = problemOf(error)
    const wait = problem?.params['resendAfter']
    if (problem?.code === 'RESEND_INTERVAL_LIMIT_REACHED' && typeof wait === 'number')
      setOutcome({ kind: 'wait', until: clock.now() + wait * 1000 })
    else if (problem?.code === 'INVITATION_CODE_INVALID') refuse([{ path: 'invitationCode', rule: 'invitationCode' }])
    else if (problem) refuse(problem.fields)
    else setOutcome({ kind: error instanceof NetworkFailure ? 'offline' : 'fine' })
  }

  return {
    refuse,
    isOffline: outcome.kind === 'offline',
    waitUntil: outcome.kind === 'wait' ? outcome.until : null,
    /** For `Form`, in the language of the page. */
    validationErrors: outcome.kind === 'fields' ? fieldTexts(intl, formats, outcome.fields) : undefined,
    /** Whether a code for this number is already on its way; goes to where it is typed in, without a call (B-01). */
    goesOn(number: PhoneNumber): boolean {
      if (!isStillGood(challengeBox.read(tabBox), number, entrance, clock.now())) return false
      verify()
      return true
    },
    /** Runs the call; gives what it answered, or null where it failed and the form says why. */
    async attempt<T>(call: () => Promise<T>): Promise<T | null> {
      setOutcome({ kind: 'fine' })
      try {
        return await call()
      } catch (error) {
        fail(error)
        return null
      }
    },
    /** Keeps the code on its way and goes to where it is typed in. */
    sent(code: SentCode, number: PhoneNumber) {
      challengeBox.keep(tabBox, challengeOf(code, number, entrance, clock.now()))
      verify()
    },
  }
}

export type CodeRequest = ReturnType<typeof useCodeRequest>
