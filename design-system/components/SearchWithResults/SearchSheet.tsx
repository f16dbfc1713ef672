import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SearchPanel, type SearchProps } from './SearchPanel.tsx'
import * as styles from './SearchWithResults.css.ts'

export type SearchSheetProps = SearchProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A full-screen search on a phone, with the field at the top. The caller closes it after a result is opened. */
export function SearchSheet({ isOpen, onOpenChange, ...props }: SearchSheetProps) {
  const { label, query, onQueryChange } = props
  const intl = useIntl()
  const node = useOverlayNode()
  return (
    <ModalOverlay {...node} isOpen={isOpen} onOpenChange={onOpenChange} className={styles.screen} data-component="SearchScreen">
      <Modal className={styles.dialog}>
        <Dialog className={styles.dialog} aria-label={label}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <div className={styles.top}>
              <div className={styles.grow}>
                <SearchField label={label} hasList autoFocus />
              </div>
              <IconButton icon="close" label={intl.formatMessage({ id: 'ds.search.close' })} onPress={() => onOpenChange(false)} />
            </div>
            <SearchPanel {...props} />
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
