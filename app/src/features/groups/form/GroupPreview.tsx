import { useId } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { GroupCard } from '#shared/groups/card/GroupCard.tsx'
import { switchesOf } from '#shared/groups/joining/ways.ts'
import { GroupInterestChoicesDocument } from './groupForm.generated.ts'
import type { GroupFormState } from './useGroupForm.ts'
import * as styles from './GroupForm.css.ts'

/** The group with the typed values, as others will see it in a list. Display only: nothing in it can be pressed or focused. */
export function GroupPreview({ state }: { state: GroupFormState }) {
  const intl = useIntl()
  const titleId = useId()
  const { form, pictures, seed } = state
  const { draft } = form
  const { data } = useQuery(GroupInterestChoicesDocument, { context: { errors: 'mine' } })
  const interests = draft.interests.flatMap((id) => data?.getInterests.data.find((one) => one.id === id) ?? [])
  return (
    <aside className={styles.preview} aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>
          <FormattedMessage id="groups.form.preview" />
        </h2>
      </VisuallyHidden>
      <div inert>
        <GroupCard
          href={null}
          group={{
            id: '',
            name: draft.name.trim() || intl.formatMessage({ id: 'groups.form.previewName' }),
            userName: seed,
            description: draft.description,
            photo: pictures.photo,
            coverPhoto: pictures.cover,
            ...switchesOf(draft.way),
            followers: 0,
            groupMembersCount: 1,
            myRole: 'Owner',
          }}
        >
          <div className={styles.previewInterests}>
            {interests.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </div>
        </GroupCard>
      </div>
      <Text look="caption" tone="muted">
        <FormattedMessage id="groups.form.previewHint" />
      </Text>
    </aside>
  )
}
