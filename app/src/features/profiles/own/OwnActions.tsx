import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from 'react-aria-components/Button'
import { button } from '@wasla/design-system/components/Button/Button.css.ts'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Tooltip } from '@wasla/design-system/components/Tooltip'
import type { ProfileDetails } from '../page/profile-details.ts'
import { IconLink } from '../page/IconLink.tsx'
import { tabAddress, type ProfileTab } from '#shared/profiles/tabs.ts'
import * as styles from './OwnActions.css.ts'

/** The owner's links to the public page and to the settings. Without a user name, there is no public page to link to (S1 §2). */
export function OwnActions({ details: { type, userName }, tab }: { details: ProfileDetails; tab: ProfileTab }) {
  const intl = useIntl()
  const label = <FormattedMessage id="profiles.page.publicView" />
  const why = <FormattedMessage id="profiles.page.noUserName" />
  return (
    <>
      {userName === null ? (
        <Tooltip text={why} delay={0}>
          <Button className={`${button({})} ${styles.unavailable}`} onPress={() => void showToast({ tone: 'info', text: why })}>
            {label}
          </Button>
        </Tooltip>
      ) : (
        <LinkButton href={tabAddress(tab, { type, userName })}>{label}</LinkButton>
      )}
      <IconLink icon="settings" href="/settings/profile" label={intl.formatMessage({ id: 'profiles.page.settings' })} />
    </>
  )
}
