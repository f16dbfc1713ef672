import { FormattedMessage } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Section } from '../shell/Section.tsx'
import type { CaseRow } from './network-case.ts'
import * as styles from './NetworkCase.css.ts'

/** Lists open cases of other links for the same network and day. */
export const AlsoOpen = ({ cases }: { cases: readonly CaseRow[] }) => (
  <Section title={<FormattedMessage id="admin.networkCase.alsoOpen" />}>
    <ul>
      {cases.map(({ id, participant, programName, held }) => (
        <li key={id} className={styles.fact}>
          <TextLink href={`/network-cases/${id}`}>
            <Bidi>{participant}</Bidi>
          </TextLink>
          <span className={styles.caption}>
            <FormattedMessage id="admin.networkCase.alsoOpenText" values={{ count: held, program: <Bidi>{programName}</Bidi> }} />
          </span>
        </li>
      ))}
    </ul>
  </Section>
)
