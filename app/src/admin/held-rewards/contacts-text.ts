import type { IntlShape } from 'react-intl'
import type { CaseRow } from './case-row.ts'

/** What participant and brand share, in one line. */
export const contactsText = (intl: IntlShape, { contacts }: Pick<CaseRow, 'contacts'>): string =>
  intl.formatList(
    contacts.map((contact) => intl.formatMessage({ id: `admin.rewardCases.contact.${contact}` })),
    { type: 'conjunction' },
  )
