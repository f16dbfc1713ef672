import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { ProfileSummary } from '@wasla/contract/admin/profile-summary.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Button } from '@wasla/design-system/components/Button'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { LabelDialog } from './LabelDialog.tsx'
import { ProfileStatusBadge } from './ProfileStatusBadge.tsx'
import * as styles from './UserScreen.css.ts'
import { AdminRevertMembershipDocument, AdminUserDocument } from './UserScreen.generated.ts'

/** Shows one profile of an account: type, status and label (D-29). Can revert an agent to a networker (D-24). */
export function ProfileItem({ profile }: { profile: ProfileSummary }) {
  const { role } = useAdmin()
  const label = useUrlDialog('label')
  const revert = useUrlDialog('revert')
  const [revertMembership] = useMutation(AdminRevertMembershipDocument, { refetchQueries: [AdminUserDocument], awaitRefetchQueries: true })
  const mayLabel = adminMayCall(role, 'adminSetProfileLabel')
  const mayRevert = adminMayCall(role, 'adminRevertMembership') && profile.type === 'AGENT'
  const values = { name: <Bidi key="name">{profile.name}</Bidi> }
  return (
    <li className={styles.profile}>
      <Stack gap="xxs">
        <Heading level={3} look="label">
          {profile.name ? <Bidi>{profile.name}</Bidi> : <FormattedMessage id="admin.users.nameless" />}
        </Heading>
        {profile.userName && (
          <Text tone="muted" look="caption">
            <Ltr>@{profile.userName}</Ltr>
          </Text>
        )}
      </Stack>
      <Inline gap="xs" align="center">
        <KindBadge accent={accentOf[profile.type]}>
          <FormattedMessage id={`admin.profileType.${profile.type}`} />
        </KindBadge>
        <ProfileStatusBadge status={profile.status} />
        {profile.label && (
          <Badge tone="info">
            <Bidi>{profile.label}</Bidi>
          </Badge>
        )}
      </Inline>
      {(mayLabel || mayRevert) && (
        <Inline gap="xs">
          {mayLabel && (
            <Button size="small" onPress={() => label.openWith(profile.id)}>
              <FormattedMessage id="admin.users.label" />
            </Button>
          )}
          {mayRevert && (
            <Button size="small" onPress={() => revert.openWith(profile.id)}>
              <FormattedMessage id="admin.users.revert" />
            </Button>
          )}
        </Inline>
      )}
      {mayLabel && label.value === profile.id && <LabelDialog profile={profile} onClose={label.close} />}
      {mayRevert && revert.value === profile.id && (
        <ReasonDialog
          onClose={revert.close}
          title={<FormattedMessage id="admin.users.revertTitle" values={values} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id="admin.users.revertYes" />}
          onSend={async (reason, errors) => {
            await revertMembership({ variables: { profileId: profile.id, reason }, context: { errors } })
            sayDone({ id: 'admin.users.revertDone', values })
          }}
        >
          <FormattedMessage id="admin.users.revertText" />
        </ReasonDialog>
      )}
    </li>
  )
}
