import { useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { choiceOfSaved, peopleAddress } from '../people-list.ts'
import { DeleteSavedPeopleFilterDocument, type MySavedPeopleFiltersQuery } from './saved.generated.ts'
import { useSaved } from './useSaved.ts'
import * as styles from './Saved.css.ts'

type Saved = MySavedPeopleFiltersQuery['mySavedPeopleFilters'][number]

/** List of the saved filters. Each links to the people that it finds, and can be deleted. */
export function SavedList() {
  const intl = useIntl()
  const { date } = useFormats()
  const { saved, hasFailed, retry } = useSaved()
  const [chosen, setChosen] = useState<Saved | null>(null)
  const [isAsking, setAsking] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const [remove] = useMutation(DeleteSavedPeopleFilterDocument)
  if (hasFailed) return <ErrorState level={3} title={<FormattedMessage id="people.saved.failed" />} onRetry={retry} />
  if (!saved) return <SkeletonRows rows={2} />
  return (
    <section className={styles.list}>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <Heading level={3} look="label">
          <FormattedMessage id="people.saved.list" />
        </Heading>
      </div>
      {saved.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="people.saved.none" />
        </Text>
      )}
      <ul>
        {saved.map((each) => (
          <li key={each.id} className={styles.row}>
            <span className={styles.words}>
              <TextLink href={peopleAddress({ ...choiceOfSaved(each.filter), sort: 'BEST_MATCH' })} isStandalone>
                <Bidi>{each.name}</Bidi>
              </TextLink>
              <Text as="span" look="caption" tone="muted">
                <FormattedMessage id="people.saved.since" values={{ date: date(new Date(each.createdAt)) }} />
              </Text>
            </span>
            <IconButton
              icon="trash"
              label={intl.formatMessage({ id: 'people.saved.delete' }, { name: isolate(each.name) })}
              onPress={() => {
                setChosen(each)
                setAsking(true)
              }}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          isOpen={isAsking}
          isDanger
          onOpenChange={setAsking}
          title={<FormattedMessage id="people.saved.deleteTitle" values={{ name: <Bidi key="name">{chosen.name}</Bidi> }} />}
          confirmText={<FormattedMessage id="people.saved.deleteYes" />}
          onConfirm={async () => {
            await remove({
              variables: { id: chosen.id },
              update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'SavedPeopleFilter', id: chosen.id }) }),
            })
            /* The focused button was removed with its row, so the heading takes the focus. */
            head.current?.focus()
          }}
        >
          <FormattedMessage id="people.saved.deleteText" />
        </ConfirmDialog>
      )}
    </section>
  )
}
