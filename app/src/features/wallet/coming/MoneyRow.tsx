import { useId, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Amount } from '@wasla/design-system/components/Amount'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import * as styles from './coming.css.ts'

type MoneyRowProps = {
  icon: IconName
  name: ReactNode
  note?: ReactNode
  halalas: number
  /** Whether the amount is muted, because it is not part of the total yet. */
  isMuted?: boolean
  /** The parts of the amount, rendered when the row is open. */
  children: ReactNode
}

/** Row of one upcoming or reserved amount. A press shows the parts of the amount. */
export function MoneyRow({ icon, name, note, halalas, isMuted = false, children }: MoneyRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.row}>
      <Button className={styles.press} aria-expanded={isOpen} {...(isOpen && { 'aria-controls': id })} onPress={() => setOpen(!isOpen)}>
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span> {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <Amount halalas={halalas} layout="columns" tone={isMuted ? 'muted' : 'plain'} />
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </Button>
      {isOpen && (
        <div id={id} className={styles.parts}>
          {children}
        </div>
      )}
    </li>
  )
}

/** Names and amounts of the parts in an open row. The last row may be the total. */
export const Facts = ({ facts }: { facts: readonly { id: string; name: ReactNode; value: ReactNode; isTotal?: boolean }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ id, name, value, isTotal }) => (
      <div key={id} className={`${styles.fact} ${isTotal ? styles.total : ''}`}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
