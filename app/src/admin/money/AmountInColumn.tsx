import { Amount } from '@wasla/design-system/components/Amount'
import { withCurrency } from './Figures.css.ts'

/** An amount in a column of a table where none has a sign: currencies stand under each other, and so do the figures. */
export const AmountInColumn = ({ halalas }: { halalas: number }) => (
  <span className={withCurrency}>
    <Amount halalas={halalas} size="small" layout="columns" />
  </span>
)
