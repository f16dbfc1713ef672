import { useState, type KeyboardEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { linkAddress } from './link.ts'
import * as styles from './RichText.css.ts'

/** Form for the address of a link. It is not a `form` element, because it is used inside a `form`. */
export function LinkForm({ href, onDone }: { href: string; onDone: (href: string | null) => void }) {
  const [typed, setTyped] = useState(href)
  const [isRefused, setRefused] = useState(false)
  const apply = () => {
    const address = linkAddress(typed)
    if (address === null) setRefused(true)
    else onDone(address)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  return (
    <div role="presentation" className={styles.linkForm} onKeyDown={press}>
      <TextField
        kind="url"
        label={<FormattedMessage id="ds.richText.link.address" />}
        placeholder="example.com"
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setRefused(false)
        }}
        errorMessage={isRefused ? <FormattedMessage id="ds.richText.link.refused" /> : undefined}
        autoFocus
      />
      <div className={styles.linkActions}>
        {href && (
          <Button variant="dangerQuiet" onPress={() => onDone(null)}>
            <FormattedMessage id="ds.richText.link.remove" />
          </Button>
        )}
        <Button variant="primary" onPress={apply}>
          <FormattedMessage id="ds.richText.link.apply" />
        </Button>
      </div>
    </div>
  )
}
