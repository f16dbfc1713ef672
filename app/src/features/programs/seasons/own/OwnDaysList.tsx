import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandDaysLimits } from '@wasla/contract/programs/seasons/brand-days-limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { DeleteBrandDaysDocument } from './brand-days.generated.ts'
import type { OwnEntry } from './own-entry.ts'
import { spanText } from './span-text.ts'
import * as styles from './OwnDays.css.ts'

type OwnDaysListProps = {
  days: readonly OwnEntry[]
  /** Whether the reader comes back from the form. Then the button that adds days has the focus, because the pressed button is gone. */
  isBack: boolean
  /** Opens the form; null for a new entry. */
  onEdit: (entry: OwnEntry | null) => void
}

/** The brand's own days, each with buttons to change and remove it. */
export function OwnDaysList({ days, isBack, onEdit }: OwnDaysListProps) {
  const intl = useIntl()
  const formats = useFormats()
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<OwnEntry | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [remove] = useMutation(DeleteBrandDaysDocument)
  const isFull = days.length >= brandDaysLimits.most
  /* A disabled button takes no focus. */
  const focusBack = () => (add.current?.disabled === false ? add.current : list.current)?.focus()
  const arrived = useEffectEvent(focusBack)
  useEffect(() => {
    if (isBack) arrived()
  }, [isBack])
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Text tone="muted">
        <FormattedMessage id={days.length === 0 ? 'programs.seasons.own.none' : 'programs.seasons.own.lead'} />
      </Text>
      <ul>
        {days.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.words}>
              <Text as="span" look="label">
                <Bidi>{entry.name}</Bidi>
              </Text>
              <Text as="span" look="caption" tone="muted">
                {spanText(intl, formats, entry, 'day')}
              </Text>
            </span>
            <span className={styles.actions}>
              <IconButton
                icon="edit"
                label={intl.formatMessage({ id: 'programs.seasons.own.changeOne' }, { name: isolate(entry.name) })}
                onPress={() => onEdit(entry)}
              />
              <IconButton
                icon="trash"
                label={intl.formatMessage({ id: 'programs.seasons.own.removeOne' }, { name: isolate(entry.name) })}
                onPress={() => {
                  setChosen(entry)
                  setAsking(true)
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage
            id={isFull ? 'programs.seasons.own.full' : 'programs.seasons.own.room'}
            values={{ count: days.length, max: brandDaysLimits.most }}
          />
        </Text>
        <Button ref={add} iconStart="plus" isDisabled={isFull} onPress={() => onEdit(null)}>
          <FormattedMessage id="programs.seasons.own.add" />
        </Button>
      </div>
      {chosen && (
        <ConfirmDialog
          isOpen={isAsking}
          isDanger
          onOpenChange={setAsking}
          title={<FormattedMessage id="programs.seasons.own.removeTitle" values={{ name: <Bidi key="name">{chosen.name}</Bidi> }} />}
          confirmText={<FormattedMessage id="programs.seasons.own.removeYes" />}
          onConfirm={async () => {
            await remove({
              variables: { id: chosen.id },
              update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'BrandDays', id: chosen.id }) }),
            })
            /* The pressed button was removed with its row. */
            focusBack()
          }}
        >
          <FormattedMessage id="programs.seasons.own.removeText" />
        </ConfirmDialog>
      )}
    </div>
  )
}
