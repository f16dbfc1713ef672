import { useIntl } from 'react-intl'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useWords } from '#services/useWords.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { searchMessages } from './messages/catalogue.ts'

/* The search screen is 9 kB. It loads only when the user opens it. */
const Screen = lazyOverlay(() => import('./SearchScreen.tsx').then((module) => module.SearchScreen))

/** Search on phones: a button in the bar that opens the search over the whole screen. */
export function SearchButton() {
  const intl = useIntl()
  const { isOpen, open, close } = useUrlDialog('search')
  const hasWords = useWords(searchMessages, isOpen, () => {
    close()
    sayNotLoaded()
  })
  return (
    <>
      <IconButton icon="search" label={intl.formatMessage({ id: 'shell.search' })} onPress={open} aria-expanded={isOpen} />
      {isOpen && hasWords && <Screen onClose={close} />}
    </>
  )
}
