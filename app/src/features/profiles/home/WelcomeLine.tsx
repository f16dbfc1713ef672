import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { WelcomeLine_ActiveProfileFragmentDoc, type WelcomeLine_ActiveProfileFragment } from './WelcomeLine.generated.ts'
import * as styles from './WelcomeLine.css.ts'
import { welcomeName } from './welcomeName.ts'

type WelcomeLineProps = { activeProfile: FragmentType<WelcomeLine_ActiveProfileFragment>; now: Date }

/** The date, and a greeting with the name. */
export function WelcomeLine({ activeProfile, now }: WelcomeLineProps) {
  const { data, complete } = useFragment({ fragment: WelcomeLine_ActiveProfileFragmentDoc, from: activeProfile })
  const { date } = useFormats()
  if (!complete) return null
  const name = welcomeName({ type: data.type, ...data.profile })
  return (
    <header>
      <Text look="caption" tone="muted">
        {date(now, 'weekday')}
      </Text>
      <Heading level={1} look="display">
        {name ? (
          <FormattedMessage
            id="profiles.home.welcome"
            values={{
              name: (
                <span className={styles.name}>
                  <Bidi>{name}</Bidi>
                </span>
              ),
            }}
          />
        ) : (
          <FormattedMessage id="profiles.home.welcomeNameless" />
        )}
      </Heading>
    </header>
  )
}
