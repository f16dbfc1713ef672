import { Amount } from '@wasla/design-system/components/Amount'
import type { MoneySign } from '@wasla/design-system/locale/formats.ts'
import { withCurrency } from './Figures.css.ts'

/** An amount in a column of a table: currencies stand under each other, and so do the figures. */
export const AmountInColumn = ({ halalas, sign }: { halalas: number; sign?: MoneySign }) => (
  <span className={withCurrency}>
    <Amount halalas={halalas} sign={sign} size="small" layout="columns" />
  </span>
)
