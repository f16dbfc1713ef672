import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SearchPanel, type SearchProps } from './SearchPanel.tsx'
import * as styles from './SearchWithResults.css.ts'

/** The same search on a phone: an icon button, and a sheet over the whole screen with the field at the top. */
export function SearchScreen(props: SearchProps) {
  const { label, query, onQueryChange, onChoose } = props
  const intl = useIntl()
  const node = useOverlayNode()
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton icon="search" label={label} />
      <ModalOverlay {...node} className={styles.screen} data-component="SearchScreen">
        <Modal className={styles.dialog}>
          <Dialog className={styles.dialog} aria-label={label}>
            <Autocomplete inputValue={query} onInputChange={onQueryChange}>
              <div className={styles.top}>
                <div className={styles.grow}>
                  <SearchField label={label} hasList autoFocus />
                </div>
                <IconButton icon="close" label={intl.formatMessage({ id: 'ds.search.close' })} onPress={() => setOpen(false)} />
              </div>
              <SearchPanel
                {...props}
                onChoose={(id) => {
                  setOpen(false)
                  onChoose?.(id)
                }}
              />
            </Autocomplete>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
