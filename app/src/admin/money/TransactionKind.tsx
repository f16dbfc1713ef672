import { FormattedMessage } from 'react-intl'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { isNamedKind } from './transaction-kind.ts'

/** Shows in words why money moved, or the stored kind if it has no name. */
export const TransactionKind = ({ kind }: { kind: string }) =>
  isNamedKind(kind) ? <FormattedMessage id={`admin.ledgerKind.${kind}`} /> : <Ltr>{kind}</Ltr>
