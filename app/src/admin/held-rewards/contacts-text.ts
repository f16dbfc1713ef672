import type { IntlShape } from 'react-intl'
import type { CaseRow } from './case-row.ts'

/** Returns a text that names the contact details which participant and brand share. */
export const contactsText = (intl: IntlShape, { contacts }: Pick<CaseRow, 'contacts'>): string =>
  intl.formatList(
    contacts.map((contact) => intl.formatMessage({ id: `admin.rewardCases.contact.${contact}` })),
    { type: 'conjunction' },
  )
