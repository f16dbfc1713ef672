import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { Button } from '@wasla/design-system/components/Button'
import { AuthLayout } from '@wasla/design-system/patterns/AuthLayout'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { chooseLanguage, signOut } from '#services/actions.ts'
import { HomeLink } from '#shell/HomeLink.tsx'
import { OnboardingPageDocument } from './OnboardingPage.generated.ts'
import * as styles from './OnboardingPage.css.ts'

/** Frame of the joining steps. It is the frame of the sign-in pages, with the signed-in number and a sign-out button. */
export function OnboardingPage({ children }: { children: ReactNode }) {
  const services = useServices()
  return (
    <AuthLayout
      logo={<HomeLink href="/" isWritten />}
      isBeta
      languageSwitch={<LanguageSwitch onChange={(language) => void chooseLanguage(services, language).catch(() => undefined)} />}
      footer={<SignedInAs onSignOut={() => signOut(services)} />}
    >
      {children}
    </AuthLayout>
  )
}

/** Shows the signed-in user's number and a button to sign out. */
export function SignedInAs({ onSignOut }: { onSignOut: () => void }) {
  const { data } = useQuery(OnboardingPageDocument, { context: { errors: 'mine' } })
  return (
    <div className={styles.foot}>
      {data && (
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage
            id="onboarding.signedInAs"
            values={{ number: <Ltr key="number">{groupedPhone(data.currentUser.mobile_no)}</Ltr> }}
          />
        </Text>
      )}
      <Button variant="quiet" size="small" onPress={onSignOut}>
        <FormattedMessage id="onboarding.signOut" />
      </Button>
    </div>
  )
}
