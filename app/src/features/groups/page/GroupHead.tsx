import { useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { partsOfRichText } from '@wasla/contract/groups/rich-text/clean.ts'
import { Chip } from '@wasla/design-system/components/Chip'
import { Cover } from '@wasla/design-system/components/Cover'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { RichTextView } from '@wasla/design-system/components/RichText/RichTextView.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { GroupBadges } from './GroupBadges.tsx'
import type { CountryRank } from './country-rank.ts'
import { TopCountries } from './TopCountries.tsx'
import type { PageGroup } from './useGroupPage.ts'
import * as styles from './GroupHead.css.ts'

type GroupHeadProps = {
  group: PageGroup
  /** Countries of the members; empty if they are unknown, or hidden from the viewer. */
  countries: readonly CountryRank[]
  /** The viewer's most likely actions: joining, inviting. */
  main: ReactNode
  /** The share button and the menu. */
  others: ReactNode
}

/** Cover with the group's picture, name, badges, description, countries of the members and interests (S1 §2). */
export function GroupHead({ group, countries, main, others }: GroupHeadProps) {
  const intl = useIntl()
  const hasSide = countries.length > 0 || group.interests.length > 0
  const description = useMemo(() => partsOfRichText(group.description), [group.description])
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <Cover name={group.userName} ink="accent5" src={group.coverPhoto} ratio="page" isRounded="desktop" isFirst />
        <div className={styles.cut}>
          <span className={styles.photo}>
            <Cover name={group.userName} ink="accent5" src={group.photo} ratio="square" isFirst />
          </span>
        </div>
      </div>
      <div className={styles.line}>
        {main && (
          <>
            <div className={styles.stroke}>
              <Kashida value={1} depth={20} knots={[{ at: 1, state: 'here' }]} />
            </div>
            <div className={styles.main}>{main}</div>
          </>
        )}
        <div className={styles.actions}>{others}</div>
      </div>
      <div className={hasSide ? styles.head : `${styles.head} ${styles.alone}`}>
        <div className={styles.words}>
          <div className={styles.intro}>
            <div className={styles.name}>
              <Heading level={1} look="display">
                <Bidi>{group.name}</Bidi>
              </Heading>
              <Text tone="muted">
                <Ltr>@{group.userName}</Ltr>
              </Text>
            </div>
            <GroupBadges group={group} />
          </div>
          <div className={styles.description}>
            <RichTextView parts={description} />
          </div>
        </div>
        {hasSide && (
          <div className={styles.beside}>
            {countries.length > 0 && <TopCountries countries={countries} />}
            {group.interests.length > 0 && (
              <div className={styles.part}>
                <Text look="caption" tone="muted">
                  <FormattedMessage id="groups.page.interests" />
                </Text>
                <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'groups.page.interests' })}>
                  {group.interests.map(({ id, name }) => (
                    <li key={id}>
                      <Chip>
                        <Bidi>{name}</Bidi>
                      </Chip>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
