import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { accentOf } from '#shell/accents.ts'
import { programAddress } from '../page/program-address.ts'
import { Brand } from './Brand.tsx'
import type { CardProgram } from './card-program.ts'
import { DeadlineLine } from './DeadlineLine.tsx'
import { FitLine } from './FitLine.tsx'
import { Worth } from './Worth.tsx'
import * as styles from './ProgramList.css.ts'

/** Lists programs in rows with the content of their cards. A row has four parts: brand, rewards, fit, deadline (“A list row”). */
export function ProgramList({ programs, level = 2 }: { programs: readonly CardProgram[]; level?: 2 | 3 }) {
  const intl = useIntl()
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'program.card.list' })}>
      {programs.map((program) => (
        <li key={program.id}>
          <article className={styles.row}>
            <span className={styles.emblem}>
              <Avatar name={program.profile.fullName} accent={accentOf.BRAND} src={program.profile.profileImage} />
            </span>
            <div className={styles.who}>
              <Heading level={level} look="label">
                <Link href={programAddress(program.id)} className={styles.open}>
                  <Bidi>{program.name}</Bidi>
                </Link>
              </Heading>
              <Brand program={program} />
            </div>
            <div className={styles.worth}>
              <Worth program={program} look="row" />
            </div>
            <div className={styles.fit}>
              <FitLine program={program} />
            </div>
            <div className={styles.end}>
              <DeadlineLine program={program} />
            </div>
            <span className={styles.chevron}>
              <Icon name="chevron-end" size="small" />
            </span>
          </article>
        </li>
      ))}
    </ul>
  )
}
