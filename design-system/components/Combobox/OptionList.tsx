import { useContext, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Popover } from 'react-aria-components/Popover'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { button } from '../Button/Button.css.ts'
import { ButtonContent } from '../Button/ButtonContent.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as styles from './Combobox.css.ts'
import type { OptionStatus } from './combobox-option.ts'
import { RowsWaiting } from './RowsWaiting.tsx'
import { useDocumentScroll } from './useDocumentScroll.ts'
import type { OptionRowsComponent } from './useOptionRows.ts'

type OptionListProps<Id extends string> = {
  /** Component that renders the options; `null` while it loads. */
  Rows: OptionRowsComponent | null
  status: OptionStatus
  /** Number of characters that must be typed, if the status is `short`. */
  least?: number | undefined
  onRetry: () => void
  /** Ids of the options that can be chosen now. Without this prop all options can be chosen. */
  allowed?: ReadonlySet<Id>
  /** Announced while the list is open, because screen readers then read nothing outside it. */
  news?: ReactNode
}

const notes = {
  ready: 'ds.combobox.empty',
  short: 'ds.search.prompt',
  loading: 'ds.combobox.loading',
  failed: 'ds.combobox.failed',
} as const satisfies Record<OptionStatus, string>

/** The list of a combobox. If it has no options, it says why. */
export function OptionList<Id extends string>({ Rows, status, least, onRetry, allowed, news }: OptionListProps<Id>) {
  const node = useOverlayNode()
  const state = useContext(ComboBoxStateContext)
  /* Typing may scroll the page to show the field. The list then moves with the field and must not close. */
  const isScrolling = useDocumentScroll()
  const note = <FormattedMessage id={notes[status]} values={{ count: least }} />
  return (
    <Popover
      {...node}
      isOpen={state?.isOpen ?? false}
      onOpenChange={(isOpen) => !isOpen && !isScrolling.current && state?.close()}
      offset={6}
      className={styles.panel}
      data-component="OptionList"
    >
      {Rows ? <Rows allowed={allowed} note={note} /> : <RowsWaiting>{note}</RowsWaiting>}
      <VisuallyHidden role="status">
        {news}
        {status !== 'ready' && note}
      </VisuallyHidden>
      {status === 'failed' && (
        <div className={styles.retry}>
          {/* This button cannot get the focus, because the list would then close. Enter in the field does the same as this button. */}
          <Button slot={null} className={button({ size: 'small' })} preventFocusOnPress excludeFromTabOrder onPress={onRetry}>
            <ButtonContent iconStart="retry">
              <FormattedMessage id="ds.combobox.retry" />
            </ButtonContent>
          </Button>
        </div>
      )}
    </Popover>
  )
}
