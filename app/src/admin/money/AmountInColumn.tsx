import { Amount } from '@wasla/design-system/components/Amount'
import { withCurrency } from './Figures.css.ts'

/** Amount in a table column without signs: currencies are aligned, and so are figures. */
export const AmountInColumn = ({ halalas }: { halalas: number }) => (
  <span className={withCurrency}>
    <Amount halalas={halalas} size="small" layout="columns" />
  </span>
)
