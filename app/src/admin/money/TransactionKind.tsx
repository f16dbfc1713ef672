import { FormattedMessage } from 'react-intl'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { isNamedKind } from './transaction-kind.ts'

/** Why money moved, in words; a kind that has none is shown as it is stored. */
export const TransactionKind = ({ kind }: { kind: string }) =>
  isNamedKind(kind) ? <FormattedMessage id={`admin.ledgerKind.${kind}`} /> : <Ltr>{kind}</Ltr>
