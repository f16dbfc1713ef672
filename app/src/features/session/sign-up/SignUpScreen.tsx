import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useCall } from '#services/useCall.ts'
import { useServices } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { provenFor } from '../challenge/challenge.ts'
import { challengeBox, provenBox } from '../challenge/challenge-box.ts'
import { AuthPage, legalLinks } from '../form/AuthPage.tsx'
import { firstCountry } from '#form/phone/first-country.ts'
import { NumberField } from '../form/NumberField.tsx'
import { phoneNumberOf, type TypedNumber } from '#form/phone/phone-entry.ts'
import { RequestNotice } from '../form/RequestNotice.tsx'
import { useCodeForm } from '../form/useCodeForm.ts'
import { useCountries } from '#form/phone/useCountries.ts'
import { useSendWithCountries } from '#form/phone/useSendWithCountries.ts'
import { useProductName } from '#services/useProductName.ts'
import { SignUpDocument } from './SignUpScreen.generated.ts'

/** Returns the number that was proven at sign-in, and whether it was proven recently enough to sign up without a second code. */
function useProvenNumber() {
  const { tabBox, clock } = useServices()
  const [proven] = useState(() => provenBox.read(tabBox))
  return {
    proven,
    challengeFor: (e164: string) => provenFor(proven, e164, clock.now()),
    isFresh: proven !== null && provenFor(proven, proven.e164, clock.now()) !== null,
  }
}

type Draft = { number: TypedNumber; invitationCode: string; acceptedTerms: boolean }

/** Form to create an account (B-04): number, optional invitation and consent. */
export function SignUpScreen() {
  usePageTitle('session.signUp.title')
  const { session, storage, tabBox } = useServices()
  const { proven, challengeFor, isFresh } = useProvenNumber()
  const { countries, choices, areAllHere, want } = useCountries(proven !== null)
  const [blank] = useState((): Draft => ({
    number: proven ?? { countryId: firstCountry.id, national: '' },
    invitationCode: storage.invitation() ?? '',
    acceptedTerms: false,
  }))
  const form = useCodeForm('signUp', blank, ({ number, acceptedTerms }) => [
    ...(phoneNumberOf(number, countries) ? [] : [{ path: 'mobileNumber', rule: 'phoneNumber' } as const]),
    ...(acceptedTerms ? [] : [{ path: 'acceptedTerms', rule: 'accepted' } as const]),
  ])
  const [signUp] = useCall(SignUpDocument, form.errors)
  const product = useProductName()
  const { search } = useLocation()

  const send = () =>
    form.submit(async ({ number: typed, invitationCode, acceptedTerms }) => {
      const number = phoneNumberOf(typed, countries)
      if (!number) return null
      const provenChallengeId = challengeFor(number.e164)
      if (!provenChallengeId && form.isCodeOnItsWay(number)) return null
      const signUpInput = {
        countryId: number.countryId,
        mobileNumber: number.national,
        invitationCode: invitationCode.trim() || null,
        acceptedTerms,
        provenChallengeId,
      }
      const answer = await signUp({ signUpInput })
      const { session: opened, ...code } = answer.signUp
      storage.forgetInvitation()
      provenBox.forget(tabBox)
      if (opened) {
        challengeBox.forget(tabBox)
        session.signIn({ access: opened.accessToken, refresh: opened.refreshToken })
      } else form.codeSent(code, number)
      return answer
    })

  const sending = useSendWithCountries({ areAllHere, want }, phoneNumberOf(form.draft.number, countries) !== null, () => void send())

  return (
    <AuthPage hasConsent={false}>
      <Stack gap="lg">
        <PageHead
          title={<FormattedMessage id="session.signUp.title" />}
          lead={<FormattedMessage id={isFresh ? 'session.signUp.invited' : 'session.signUp.lead'} />}
        />
        <Form validationErrors={form.validationErrors} onSubmit={sending.submit}>
          <NumberField choices={choices} onTurnTo={want} first={proven} onChange={(number) => form.set({ number })} />
          <TextField
            name="invitationCode"
            kind="code"
            label={<FormattedMessage id="session.invitation.label" />}
            hint={<FormattedMessage id="session.invitation.hint" />}
            isOptional
            value={form.draft.invitationCode}
            onChange={(invitationCode) => form.set({ invitationCode })}
          />
          <Checkbox name="acceptedTerms" isSelected={form.draft.acceptedTerms} onChange={(acceptedTerms) => form.set({ acceptedTerms })}>
            <FormattedMessage id="session.terms.label" values={legalLinks} />
          </Checkbox>
          <RequestNotice isOffline={form.isOffline} waitUntil={form.waitUntil} />
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={form.isSending || sending.isWaiting}>
            <FormattedMessage id="session.signUp.submit" />
          </Button>
        </Form>
        <Text align="center">
          <FormattedMessage
            id="session.signUp.known"
            values={{
              product,
              link: (words) => (
                <TextLink key="link" href={`/${search}`}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
      </Stack>
    </AuthPage>
  )
}
