import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mayDo, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import type { GivenRole } from '@wasla/contract/groups/record.ts'
import { NotLoaded } from '#shell/NotLoaded.tsx'
import { useSearchText } from '#shared/list/useSearchText.ts'
import * as styles from '../members/Members.css.ts'
import type { PageGroup } from '../page/useGroupPage.ts'
import { CandidateRow } from './CandidateRow.tsx'
import { InviteCandidatesDocument } from './invite.generated.ts'
import { useInviting } from './useInviting.ts'

/** Minimum number of letters to search for profiles. */
const fewest = 2
const most = 20

type InviteSheetProps = { group: PageGroup; access: GroupAccess; onClose: () => void }

/** Finds profiles by name and invites them, one after the other (G-14). The owner may also invite admins. */
export function InviteSheet({ group, access, onClose }: InviteSheetProps) {
  const intl = useIntl()
  const [term, setTerm] = useState('')
  const [typed, setTyped] = useSearchText(term, setTerm)
  const [role, setRole] = useState<GivenRole>('Member')
  const inviting = useInviting(group.id)
  const isTooShort = term.length < fewest
  const { data, previousData, error, loading, refetch } = useQuery(InviteCandidatesDocument, {
    variables: { term, excludeGroupId: group.id, pagination: { limit: most } },
    skip: isTooShort,
    fetchPolicy: 'network-only',
    /* After the first response, the list is read from the cache, so that invited profiles stay in it and show their state. */
    nextFetchPolicy: 'cache-first',
    context: { errors: 'mine' },
  })
  const found = isTooShort ? undefined : (data ?? (error ? undefined : previousData))?.searchProfiles
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="groups.invite" />}
      actions={
        <Button variant="primary" onPress={onClose}>
          <FormattedMessage id="ds.dialog.done" />
        </Button>
      }
    >
      <Stack gap="md">
        <SearchField
          label={intl.formatMessage({ id: 'groups.invite.search' })}
          value={typed}
          onChange={setTyped}
          onSubmit={(text) => setTerm(text.trim())}
        />
        {mayDo(access, 'inviteAdmin') && (
          <Stack gap="xxs">
            <Text as="span" look="label" id="invite-as">
              <FormattedMessage id="groups.invite.as" />
            </Text>
            <SegmentedControl<GivenRole>
              label={intl.formatMessage({ id: 'groups.invite.as' })}
              value={role}
              onChange={setRole}
              options={everyOf<GivenRole>()('Member', 'Admin').map((each) => ({
                id: each,
                label: <FormattedMessage id={`groups.role.${each}`} />,
              }))}
            />
          </Stack>
        )}
        <div role="status">
          <Text look="caption" tone="muted">
            {isTooShort ? (
              <FormattedMessage id="groups.invite.hint" />
            ) : found ? (
              <FormattedMessage
                id={found.count >= searchLimits.most ? 'groups.invite.foundOrMore' : 'groups.invite.found'}
                values={{ count: found.count }}
              />
            ) : (
              !error && <FormattedMessage id="groups.invite.looking" />
            )}
          </Text>
        </div>
        {error && !found && (
          <NotLoaded
            error={error}
            level={3}
            title={<FormattedMessage id="groups.invite.failed" />}
            isRetrying={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!isTooShort && !found && !error && <SkeletonRows rows={3} />}
        {found && found.data.length > 0 && (
          <ul className={styles.rows} aria-busy={loading || undefined} aria-label={intl.formatMessage({ id: 'groups.invite.results' })}>
            {found.data.map((profile) => (
              <CandidateRow
                key={profile.id}
                profile={profile}
                state={inviting.stateOf(profile.id)}
                onInvite={() => void inviting.invite(profile, role)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Sheet>
  )
}
