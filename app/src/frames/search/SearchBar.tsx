import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLazyModule } from '@wasla/design-system/components/Lazy/useLazyModule.ts'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useServices } from '#services/context.ts'
import { searchMessages } from './messages/catalogue.ts'

/**
 * Search of the bar, from 768 px. It is a plain field until a pointer enters it or it gets the focus. The search's code (9 kB) loads then.
 */
export function SearchBar() {
  const intl = useIntl()
  const { messages } = useServices()
  const [text, setText] = useState('')
  const [hasFocus, setHasFocus] = useState(false)
  const { part: Box, fetch } = useLazyModule(() =>
    Promise.all([import('./SearchBox.tsx'), messages.need(searchMessages)]).then(([{ SearchBox }]) => SearchBox),
  )
  if (Box) return <Box first={text} hasFocus={hasFocus} />
  return (
    <div onPointerEnter={fetch}>
      <SearchField
        variant="sunken"
        label={intl.formatMessage({ id: 'shell.search' })}
        value={text}
        onChange={setText}
        onFocusChange={(isFocused) => {
          setHasFocus(isFocused)
          if (isFocused) fetch()
        }}
      />
    </div>
  )
}
