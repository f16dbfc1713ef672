import { FormattedMessage, useIntl } from 'react-intl'
import { notificationText } from '@wasla/contract/notifications/texts.ts'
import { isLanguage, languageFacts } from '@wasla/design-system/locale/language.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { NetworkCase, Outcome } from './network-case.ts'
import * as styles from './NetworkCase.css.ts'

const readers = ['PARTICIPANT', 'OWNER'] as const
const types = { counts: 'NETWORK_CASE_COUNTED', refused: 'NETWORK_CASE_REFUSED' } as const

/** Shows the notification that each side gets for this outcome, in that side’s language. */
export function SideWords({ one: { row, people }, outcome }: { one: NetworkCase; outcome: Outcome }) {
  const intl = useIntl()
  return (
    <div className={styles.words}>
      {readers.flatMap((role) => {
        const reader = people.find((person) => person.role === role)
        if (!reader) return []
        const language = isLanguage(reader.language) ? reader.language : 'ar'
        const meta = { programName: row.programName, count: row.held, day: row.day }
        const { content } = notificationText({ type: types[outcome], meta }, role === 'OWNER' ? row.participant : null, language)
        return (
          <div key={role} className={styles.wordsOf}>
            <span className={styles.reader}>
              <Icon name={role === 'OWNER' ? 'bag' : 'user'} size="small" />
              <span>
                <FormattedMessage
                  id="admin.networkCase.reads"
                  values={{ name: <Bidi>{reader.name}</Bidi>, language: intl.formatMessage({ id: `admin.networkCase.in.${language}` }) }}
                />
              </span>
            </span>
            <p className={styles.letter} lang={language} dir={languageFacts[language].direction}>
              {content}
            </p>
          </div>
        )
      })}
    </div>
  )
}
