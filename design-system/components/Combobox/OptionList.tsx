import { useContext, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { button } from '../Button/Button.css.ts'
import { ButtonContent } from '../Button/ButtonContent.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as select from '../Select/Select.css.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxOption, OptionStatus } from './combobox-option.ts'
import { useDocumentScroll } from './useDocumentScroll.ts'

type OptionListProps<Id extends string> = {
  status: OptionStatus
  /** How many characters must be typed, where the status is that they are too few. */
  least?: number | undefined
  onRetry: () => void
  /** The only ones that may be pressed now, where the others may not. */
  allowed?: ReadonlySet<Id>
  /** Told to listeners while the list is open: everything outside it is silent then. */
  news?: ReactNode
}

/** In pixels, as the layout wants them: a row's least height, and the room around all rows. */
const layout = { estimatedRowHeight: 44, padding: 8 }

const notes = {
  ready: 'ds.combobox.empty',
  short: 'ds.search.prompt',
  loading: 'ds.combobox.loading',
  failed: 'ds.combobox.failed',
} as const satisfies Record<OptionStatus, string>

/** The list of a combobox: only the rows in sight are in the page, however many there are. It says why where there are none. */
export function OptionList<Id extends string>({ status, least, onRetry, allowed, news }: OptionListProps<Id>) {
  const node = useOverlayNode()
  const state = useContext(ComboBoxStateContext)
  /* Bringing the field into sight scrolls the page, and the list along with it: what was just typed is no reason to close. */
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
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <ListBox
          className={styles.list}
          dependencies={[allowed]}
          renderEmptyState={() => (
            <span className={styles.note} data-part="note">
              {note}
            </span>
          )}
        >
          {(option: ComboboxOption<Id>) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled || (allowed && !allowed.has(option.id))}
              className={select.option}
            >
              <span className={select.words}>
                {/* read in its own direction, standing at the start of the page's lines */}
                <span>
                  <bdi>{option.label}</bdi>
                </span>
                {option.description && <span className={select.description}>{option.description}</span>}
              </span>
              <span className={select.check}>
                <Icon name="check" size="small" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
      <VisuallyHidden role="status">
        {news}
        {status !== 'ready' && note}
      </VisuallyHidden>
      {status === 'failed' && (
        <div className={styles.retry}>
          {/* the focus stays in the field, where Enter does the same: if it left, the list would close */}
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
