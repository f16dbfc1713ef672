import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Cover } from '@wasla/design-system/components/Cover'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import { continueAddress } from '#shared/programs/wizard/addresses.ts'
import { brandTasks, type BrandTask } from './brand-tasks.ts'
import { HomeTasksDocument } from './BrandTasks.generated.ts'
import * as styles from './BrandTasks.css.ts'
import { Pending } from '#shell/RevealTogether.tsx'

/** Returns the address where a task is done. */
const placeOf = ({ kind, program: { id } }: BrandTask): string =>
  kind === 'applicants' ? programAddress(id, 'applicants') : kind === 'budget' ? `${programAddress(id)}?dialog=budget` : continueAddress(id)

/**
 * Card with a brand's open tasks. Renders nothing if there are none. Also renders nothing if the query fails, because the pages of the
 * tasks report such failures themselves.
 */
export function BrandTasks() {
  const { data, error } = useQuery(HomeTasksDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (!data) return error ? null : <Pending />
  const tasks = brandTasks({ published: data.published.data, drafts: data.drafts.data })
  if (tasks.length === 0) return null
  return (
    <Card as="section" isPadded aria-labelledby="home-tasks-title">
      <Heading level={2} id="home-tasks-title">
        <FormattedMessage id="profiles.tasks.title" />
      </Heading>
      <ul>
        {tasks.map((task) => (
          <Row key={`${task.kind} ${task.program.id}`} task={task} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ task }: { task: BrandTask }) {
  const { id, name, coverImage } = task.program
  const values = {
    count: task.kind === 'applicants' ? task.count : 0,
    done: task.kind === 'draft' ? task.done : 0,
    all: task.kind === 'draft' ? task.all : 0,
  }
  return (
    <li className={styles.row}>
      <Cover name={id} ink={coverInkOf(id)} src={coverImage} ratio="square" isRounded />
      <span className={styles.words}>
        <Text as="span" look="label">
          <Bidi>{name}</Bidi>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id={`profiles.tasks.${task.kind}`} values={values} />
        </Text>
      </span>
      <LinkButton href={placeOf(task)} size="small" variant={task.kind === 'draft' ? 'secondary' : 'tinted'}>
        <FormattedMessage id={`profiles.tasks.${task.kind}.do`} />
        <VisuallyHidden> {name}</VisuallyHidden>
      </LinkButton>
    </li>
  )
}
