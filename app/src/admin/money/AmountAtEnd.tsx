import { Amount } from '@wasla/design-system/components/Amount'
import type { MoneySign } from '@wasla/design-system/locale/formats.ts'
import { atEnd } from './Figures.css.ts'

/** Amount at the end of a row’s first line on a phone, in the same colour as the name before it. */
export const AmountAtEnd = ({ halalas, sign }: { halalas: number; sign?: MoneySign }) => (
  <span className={atEnd}>
    <Amount halalas={halalas} sign={sign} size="small" />
  </span>
)
