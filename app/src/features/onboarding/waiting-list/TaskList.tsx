import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import { CompleteWaitingListTaskDocument, type WaitingList_EntryFragment } from './WaitingListScreen.generated.ts'
import * as styles from './TaskList.css.ts'

type Entry = Pick<WaitingList_EntryFragment, 'doneTasks' | 'microblogUrl' | 'communities'>
type Row = { task: WaitingListTask; links: readonly { name: string | null; url: string }[] }

const rowsOf = ({ microblogUrl, communities }: Entry): readonly Row[] => [
  { task: 'FOLLOW_MICROBLOG', links: [{ name: null, url: microblogUrl }] },
  ...(communities.length > 0 ? [{ task: 'JOIN_COMMUNITY', links: communities } as const] : []),
]

/** Tasks, each of which moves the viewer up once (C-09). A click on a task counts as done, because we cannot check more. */
export function TaskList({ entry }: { entry: Entry }) {
  const product = useProductName()
  const [complete] = useMutation(CompleteWaitingListTaskDocument)
  return (
    <Stack as="section" gap="sm" aria-labelledby="tasks-title">
      <div>
        <Heading level={2} id="tasks-title">
          <FormattedMessage id="onboarding.tasks.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="onboarding.tasks.hint" />
        </Text>
      </div>
      <ul className={styles.list}>
        {rowsOf(entry).map(({ task, links }) => {
          const isDone = entry.doneTasks.includes(task)
          return (
            <li key={task} className={styles.row}>
              <div className={styles.words}>
                <Text as="span" look="label">
                  <FormattedMessage id={`onboarding.tasks.${task}`} values={{ product }} />
                </Text>
                {isDone && (
                  <Badge tone="success">
                    <FormattedMessage id="onboarding.tasks.done" />
                  </Badge>
                )}
              </div>
              <div className={styles.links}>
                {links.map(({ name, url }) => (
                  <LinkButton
                    key={url}
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    size="small"
                    onPress={() => void (isDone ? undefined : complete({ variables: { task } }).catch(() => undefined))}
                  >
                    {name === null ? <FormattedMessage id="onboarding.tasks.follow" /> : <Bidi>{name}</Bidi>}
                  </LinkButton>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
