import { Amount } from '@wasla/design-system/components/Amount'
import { atEnd } from './Figures.css.ts'

/** An amount at the end of the first line of a row on a phone, in ink like the name before it. */
export const AmountAtEnd = ({ halalas }: { halalas: number }) => (
  <span className={atEnd}>
    <Amount halalas={halalas} size="small" />
  </span>
)
