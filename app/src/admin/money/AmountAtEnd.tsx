import { Amount } from '@wasla/design-system/components/Amount'
import type { MoneySign } from '@wasla/design-system/locale/formats.ts'
import { atEnd } from './Figures.css.ts'

/** An amount at the end of the first line of a row on a phone, in ink like the name before it. */
export const AmountAtEnd = ({ halalas, sign }: { halalas: number; sign?: MoneySign }) => (
  <span className={atEnd}>
    <Amount halalas={halalas} sign={sign} size="small" />
  </span>
)
