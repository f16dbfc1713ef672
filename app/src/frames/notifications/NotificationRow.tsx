import { useRef, useState } from 'react'
import { useFragment } from '@apollo/client/react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { answerStateOf } from '@wasla/contract/notifications/answer-state.ts'
import { wayOf } from '@wasla/contract/notifications/where.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { accentOf } from '#shell/accents.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { AnswerResult } from './AnswerResult.tsx'
import { Moment } from './Moment.tsx'
import { NotificationRow_NotificationFragmentDoc, type NotificationRow_NotificationFragment } from './notifications.generated.ts'
import { signOf } from './picture.ts'
import { sentenceParts } from './sentence.ts'
import { useMarkRead } from './useMarkRead.ts'
import * as styles from './Notifications.css.ts'

/**
 * Shows one notification: its sender or subject, the event and the time. A press marks it as read and opens its page. An invitation can be
 * answered in the row (I-02, I-03).
 */
export function NotificationRow({ id }: { id: string }) {
  const { data, complete } = useFragment({
    fragment: NotificationRow_NotificationFragmentDoc,
    fragmentName: 'NotificationRow_notification',
    from: { __typename: 'Notification', id },
  })
  return complete ? <Row line={data} /> : null
}

function Row({ line }: { line: NotificationRow_NotificationFragment }) {
  const markRead = useMarkRead()
  const link = useRef<HTMLAnchorElement>(null)
  /* Announces a result only if the user answered in this row, not when an answered row scrolls into view. */
  const [isAnsweredHere, setAnsweredHere] = useState(false)
  const answer = answerStateOf(line)
  const isUnread = line.readAt === null
  return (
    <li className={styles.row}>
      <Picture line={line} />
      <div className={styles.words}>
        <Link
          ref={link}
          href={wayOf(line)}
          onPress={() => void markRead([line.id])}
          className={`${styles.press} ${isUnread ? styles.unread : styles.read}`}
        >
          {isUnread && (
            <VisuallyHidden>
              <FormattedMessage id="notifications.unread" />{' '}
            </VisuallyHidden>
          )}
          <Sentence line={line} />
        </Link>
        <div className={styles.note} role={isAnsweredHere ? 'status' : undefined}>
          {answer && answer.state !== 'open' ? <AnswerResult meta={line.meta} result={answer.state} /> : <Moment at={line.createdAt} />}
        </div>
        {answer?.state === 'open' && (
          <AnswerButtons
            line={line}
            by={answer.by}
            onAnswered={() => {
              setAnsweredHere(true)
              link.current?.focus()
            }}
          />
        )}
      </div>
      {isUnread && <span className={styles.dot} aria-hidden />}
    </li>
  )
}

/** Shows the server's sentence with the names emphasised. A sentence without a name is below the notification's title. */
function Sentence({ line: { title, content, meta, sender } }: { line: NotificationRow_NotificationFragment }) {
  const parts = sentenceParts(content, [sender?.fullName, meta.groupName, meta.programName, meta.filterName])
  return (
    <>
      {!parts.some(({ isName }) => isName) && <span className={styles.heading}>{title}</span>}
      {parts.map(({ text, place, isName, isUserText }) =>
        isName ? (
          <strong key={place} className={styles.name}>
            <Bidi>{text}</Bidi>
          </strong>
        ) : isUserText ? (
          <Bidi key={place}>{text}</Bidi>
        ) : (
          text
        ),
      )}
    </>
  )
}

function Picture({ line: { type, meta, sender } }: { line: NotificationRow_NotificationFragment }) {
  if (meta.groupName) return <Avatar name={meta.groupName} accent="accent5" src={meta.groupImage} />
  if (sender) return <Avatar name={sender.fullName} accent={accentOf[sender.userType]} src={sender.profileImage} />
  return (
    <span className={styles.sign} aria-hidden>
      <Icon name={signOf(type)} />
    </span>
  )
}
