import { Amount } from '@wasla/design-system/components/Amount'
import { withCurrency } from './Figures.css.ts'

/** Amount in a table column without signs. Aligns the currencies of all rows, and the figures of all rows. */
export const AmountInColumn = ({ halalas }: { halalas: number }) => (
  <span className={withCurrency}>
    <Amount halalas={halalas} size="small" layout="columns" />
  </span>
)
