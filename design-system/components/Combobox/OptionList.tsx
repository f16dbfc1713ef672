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
  /** The component that draws the options; `null` while it loads. */
  Rows: OptionRowsComponent | null
  status: OptionStatus
  /** How many characters must be typed, where the status is that they are too few. */
  least?: number | undefined
  onRetry: () => void
  /** The ids that can be chosen now; without it all can. */
  allowed?: ReadonlySet<Id>
  /** Announced while the list is open, because screen readers hear nothing outside it then. */
  news?: ReactNode
}

const notes = {
  ready: 'ds.combobox.empty',
  short: 'ds.search.prompt',
  loading: 'ds.combobox.loading',
  failed: 'ds.combobox.failed',
} as const satisfies Record<OptionStatus, string>

/** The list of a combobox. Where there are no options it says why. */
export function OptionList<Id extends string>({ Rows, status, least, onRetry, allowed, news }: OptionListProps<Id>) {
  const node = useOverlayNode()
  const state = useContext(ComboBoxStateContext)
  /* Typing may scroll the page to bring the field into sight. The list moves with it and must not close. */
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
          {/* Not focusable: the list would close if focus left the field, where Enter does the same. */}
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
