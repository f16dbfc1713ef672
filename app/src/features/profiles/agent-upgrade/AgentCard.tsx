import type { FragmentType } from '@apollo/client'
import { useFragment, useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { AgentCard_ActiveProfileFragmentDoc, UpgradeUserDocument, type AgentCard_ActiveProfileFragment } from './AgentCard.generated.ts'
import * as styles from './AgentCard.css.ts'

/** Card that offers a networker to become an agent. It is shown only to networkers without an active membership (S1 §6, D-25). */
export function AgentCard({ activeProfile }: { activeProfile: FragmentType<AgentCard_ActiveProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: AgentCard_ActiveProfileFragmentDoc, from: activeProfile })
  const dialog = useUrlDialog('become-agent')
  const [upgrade] = useMutation(UpgradeUserDocument, { refetchQueries: [ActiveProfileDocument], awaitRefetchQueries: true })
  const isOffered = complete && data.type === 'INFLUENCER' && data.profile.__typename === 'UserProfile' && !data.profile.isActiveMembership
  if (!isOffered) return null

  const becomeAgent = async () => {
    await upgrade()
    showToast({
      tone: 'success',
      title: <FormattedMessage id="profiles.agent.success" />,
      text: <FormattedMessage id="profiles.agent.switched" />,
    })
  }

  return (
    <Card as="section" paper="tinted" isPadded aria-labelledby="agent-title">
      <div className={styles.content}>
        <span className={styles.sign}>
          <Icon name="handshake" />
        </span>
        <div className={styles.words}>
          <Heading level={2} id="agent-title">
            <FormattedMessage id="profiles.agent.title" />
          </Heading>
          <Text>
            <FormattedMessage id="profiles.agent.text" />
          </Text>
        </div>
        <div className={styles.action}>
          <Button onPress={dialog.open}>
            <FormattedMessage id="profiles.agent.open" />
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={<FormattedMessage id="profiles.agent.ask" />}
        confirmText={<FormattedMessage id="profiles.agent.confirm" />}
        onConfirm={becomeAgent}
      >
        <FormattedMessage id="profiles.agent.what" />
      </ConfirmDialog>
    </Card>
  )
}
