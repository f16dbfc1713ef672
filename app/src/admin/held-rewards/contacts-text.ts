import type { IntlShape } from 'react-intl'
import type { CaseRow } from './case-row.ts'

/** Returns as text which contact details participant and brand share. */
export const contactsText = (intl: IntlShape, { contacts }: Pick<CaseRow, 'contacts'>): string =>
  intl.formatList(
    contacts.map((contact) => intl.formatMessage({ id: `admin.rewardCases.contact.${contact}` })),
    { type: 'conjunction' },
  )
