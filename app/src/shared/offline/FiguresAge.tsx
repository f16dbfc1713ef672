import { FormattedMessage } from 'react-intl'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Questioned } from '#offline/answer-key.ts'
import type { Connectivity } from '#offline/connectivity.ts'
import { Age } from './Age.tsx'
import { useOffline } from './useOffline.ts'
import { useWatched } from './useWatched.ts'

/** Line below figures of money that says when they were read. Renders nothing while the server can be reached. */
export function FiguresAge(question: Questioned) {
  const offline = useOffline()
  return offline && <WhileOffline offline={offline} {...question} />
}

function WhileOffline({ offline, ...question }: Questioned & { offline: Connectivity }) {
  const at = useWatched(() => offline.readAt(question))
  if (at === null) return null
  return (
    <Text look="caption" tone="muted">
      <FormattedMessage id="shell.offline.age" values={{ age: <Age key={at} at={at} /> }} />
    </Text>
  )
}
