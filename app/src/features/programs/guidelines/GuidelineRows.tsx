import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { SortableList } from '@wasla/design-system/components/SortableList'
import { TextField } from '@wasla/design-system/components/TextField'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { randomToken } from '#platform/random.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { useRemovedPlace } from '../wizard/fields/useRemovedPlace.ts'
import { guidelineField, type GuidelineDraft, type GuidelineList } from './guidelines-draft.ts'
import * as styles from './GuidelineRows.css.ts'

type GuidelineRowsProps = {
  list: GuidelineList
  lines: readonly GuidelineDraft[]
  onChange: (lines: readonly GuidelineDraft[]) => void
}

const { least, most, text } = programLimits.guidelines

/**
 * List of one to twenty lines, in an order that the owner chooses (K-23). A line is moved by its handle with pointer or keys, or from its
 * menu. The field of an added line gets the focus.
 */
export function GuidelineRows({ list: name, lines, onChange }: GuidelineRowsProps) {
  const intl = useIntl()
  const added = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const takePlace = useRemovedPlace(list)
  const isFocusDue = useRef(false)
  const last = lines.at(-1)?.id
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    added.current?.focus()
  })
  const nameOf = ({ id }: GuidelineDraft) =>
    intl.formatMessage({ id: `programs.guidelines.line.${name}` }, { place: lines.findIndex((line) => line.id === id) + 1 })
  const remove = (id: string) => {
    takePlace(lines.findIndex((line) => line.id === id))
    onChange(lines.filter((line) => line.id !== id))
  }
  return (
    <>
      <SortableList
        ref={list}
        items={lines}
        nameOf={nameOf}
        onReorder={(ids) => onChange(ids.flatMap((id) => lines.find((line) => line.id === id) ?? []))}
      >
        {(line, { handle, moves }) => (
          <div className={styles.row}>
            <span className={styles.centred}>{handle}</span>
            <TextField
              name={guidelineField(name, line.id)}
              label={<VisuallyHidden>{nameOf(line)}</VisuallyHidden>}
              counter={{ limit: text.most }}
              value={line.text}
              onChange={(typed) => onChange(lines.map((each) => (each.id === line.id ? { ...each, text: typed } : each)))}
              inputRef={line.id === last ? added : undefined}
            />
            <span className={styles.centred}>
              {lines.length > least && (
                <RowMenu
                  name={isolate(nameOf(line))}
                  items={moves}
                  danger={{
                    id: 'remove',
                    label: intl.formatMessage({ id: 'programs.guidelines.remove' }),
                    onAction: () => remove(line.id),
                  }}
                />
              )}
            </span>
          </div>
        )}
      </SortableList>
      <div className={styles.foot}>
        <Button
          variant="tinted"
          iconStart="plus"
          isDisabled={lines.length >= most}
          onPress={() => {
            isFocusDue.current = true
            onChange([...lines, { id: randomToken(), text: '' }])
          }}
        >
          <FormattedMessage id={`programs.guidelines.add.${name}`} />
        </Button>
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.guidelines.count" values={{ count: lines.length, most }} />
        </Text>
      </div>
    </>
  )
}
