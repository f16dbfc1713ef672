import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { signInFormPath } from '@wasla/contract/public-pages/sign-in-page.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useCall } from '#services/useCall.ts'
import { useConfig } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { AuthPage } from '../form/AuthPage.tsx'
import { firstCountry } from '#form/phone/first-country.ts'
import { NumberField } from '../form/NumberField.tsx'
import { phoneNumberOf, type TypedNumber } from '#form/phone/phone-entry.ts'
import { useRefusedEntry } from '../form/refused-entry.ts'
import { RequestNotice } from '../form/RequestNotice.tsx'
import { useCodeForm } from '../form/useCodeForm.ts'
import { useCountries } from '#form/phone/useCountries.ts'
import { useSendWithCountries } from '#form/phone/useSendWithCountries.ts'
import { useProductName } from '#services/useProductName.ts'
import { DemoEntries } from './DemoEntries.tsx'
import * as styles from './SignInScreen.css.ts'
import { SignInDocument } from './SignInScreen.generated.ts'

/** First page for visitors: takes a number and requests a code (B-01). */
export function SignInScreen() {
  usePageTitle('session.signIn.title')
  const { countries, choices, areAllHere, want } = useCountries()
  const refused = useRefusedEntry()
  const [blank] = useState((): TypedNumber => ({ countryId: refused?.countryId ?? firstCountry.id, national: refused?.national ?? '' }))
  const form = useCodeForm<TypedNumber>(
    'signIn',
    blank,
    (typed) => (phoneNumberOf(typed, countries) ? [] : [{ path: 'mobileNumber', rule: 'phoneNumber' }]),
    refused?.problem,
  )
  const [signIn] = useCall(SignInDocument, form.errors)
  const { demoCode } = useConfig()
  const product = useProductName()
  const { search } = useLocation()

  const send = () =>
    form.submit(async (typed) => {
      const number = phoneNumberOf(typed, countries)
      if (!number || form.isCodeOnItsWay(number)) return null
      const answer = await signIn({ signInInput: { countryId: number.countryId, mobileNumber: number.national } })
      form.codeSent(answer.signIn, number)
      return answer
    })

  const sending = useSendWithCountries({ areAllHere, want }, phoneNumberOf(form.draft, countries) !== null, () => void send())

  return (
    <AuthPage>
      <Stack gap="lg">
        <PageHead
          title={<FormattedMessage id="session.signIn.title" />}
          lead={<FormattedMessage id="session.signIn.about" values={{ product }} />}
        />
        <Form action={`${signInFormPath}${search}`} validationErrors={form.validationErrors} onSubmit={sending.submit}>
          <NumberField
            hint={<FormattedMessage id="session.signIn.lead" />}
            choices={choices}
            first={blank}
            onTurnTo={want}
            onChange={form.set}
          />
          <noscript className={styles.withoutScripts}>
            <FormattedMessage id="session.signIn.withoutScripts" />
          </noscript>
          <RequestNotice isOffline={form.isOffline} waitUntil={form.waitUntil} refusal={form.refusal} />
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={form.isSending || sending.isWaiting}>
            <FormattedMessage id="session.signIn.submit" />
          </Button>
        </Form>
        <Text align="center">
          <FormattedMessage
            id="session.signIn.newHere"
            values={{
              product,
              link: (words) => (
                <TextLink key="link" href={`/sign-up${search}`}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
        {demoCode && <DemoEntries code={demoCode} formAction={`${signInFormPath}${search}`} />}
      </Stack>
    </AuthPage>
  )
}
