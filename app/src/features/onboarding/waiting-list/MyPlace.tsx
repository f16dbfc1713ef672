import { useEffect, useState } from 'react'
import { useFragment, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stat } from '@wasla/design-system/components/Stat'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { tabStream } from '#events/tab-stream.ts'
import { useServices } from '#services/context.ts'
import { InviteCard } from './InviteCard.tsx'
import { moveBetween, shareOfWay, type Move, type Place } from './place.ts'
import { TaskList } from './TaskList.tsx'
import { MyWaitingListEntryDocument, WaitingList_EntryFragmentDoc, type WaitingList_EntryFragment } from './WaitingListScreen.generated.ts'
import { PageHead } from '#shell/PageHead.tsx'

/** Interval between polls, in milliseconds. Changes that the viewer's own actions cause arrive at once, on the event stream. */
const pollEvery = 10_000

/**
 * The viewer's place in the waiting list, why it changed, and the tasks that improve it (C-08, C-09). After the admission, the viewer's new
 * state redirects to another page.
 */
export function MyPlace() {
  const services = useServices()
  const { data, error, loading, refetch } = useQuery(MyWaitingListEntryDocument, {
    context: { errors: 'mine' },
    pollInterval: pollEvery,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  })
  useEffect(() => tabStream(services).on('waitingList', () => void refetch().catch(() => undefined)), [services, refetch])
  const seen = useFragment({ fragment: WaitingList_EntryFragmentDoc, from: data?.myWaitingListEntry ?? null })
  if (seen.complete && seen.data) return <Entry entry={seen.data} />
  return (
    <Stack gap="lg">
      <Heading level={1} look="title">
        <FormattedMessage id="onboarding.wait.title" />
      </Heading>
      {error ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="onboarding.wait.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Skeleton>
          <SkeletonText look="display" />
          <SkeletonText lines={2} />
          <SkeletonBlock shape="card" />
        </Skeleton>
      )}
    </Stack>
  )
}

/** Returns the last change of the place while the page was open; null if the place has not changed. */
function useMove(place: Place): Move | null {
  const [seen, setSeen] = useState<{ place: Place; move: Move | null }>({ place, move: null })
  if (seen.place.position !== place.position) setSeen({ place, move: moveBetween(seen.place, place) })
  else if (seen.place !== place) setSeen({ place, move: seen.move })
  return seen.move
}

function Entry({ entry }: { entry: WaitingList_EntryFragment }) {
  const { date } = useFormats()
  const { position, total } = entry
  const move = useMove(entry)
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="onboarding.wait.title" />} lead={<FormattedMessage id="onboarding.wait.justJoined" />} />
      <Stack gap="sm">
        <Stat
          size="hero"
          label={<FormattedMessage id="onboarding.wait.number" />}
          value={position}
          hint={<FormattedMessage id="onboarding.wait.since" values={{ date: date(new Date(entry.joinedAt), 'moment') }} />}
        />
        <Kashida
          value={shareOfWay(entry)}
          knots={[
            { at: 0, state: 'done' },
            ...(position > 1 ? [{ at: shareOfWay(entry), state: 'here' } as const] : []),
            { at: 1, state: 'open' },
          ]}
        />
        <Text>
          <FormattedMessage id="onboarding.wait.place" values={{ position, total }} />
        </Text>
      </Stack>
      {entry.admittedAt ? (
        <Banner tone="success" isLive>
          <FormattedMessage id="onboarding.wait.admitted" />
        </Banner>
      ) : (
        move && (
          <Banner key={`${position}`} tone={move.direction === 'up' ? 'success' : 'info'} isLive>
            <FormattedMessage
              id={move.direction === 'up' ? 'onboarding.wait.movedUp' : 'onboarding.wait.movedDown'}
              values={{ count: move.count }}
            />{' '}
            <FormattedMessage id={`onboarding.wait.why.${move.reason}`} />
          </Banner>
        )
      )}
      <InviteCard code={entry.invitationCode} joined={entry.acceptedInvitations} />
      <TaskList entry={entry} />
    </Stack>
  )
}
