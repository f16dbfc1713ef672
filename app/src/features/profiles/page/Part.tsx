import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import * as styles from './sections.css.ts'

/** Settings page that edits each part of the profile. */
const settingsOf = {
  accounts: '/settings/accounts-rates',
  posts: '/settings/featured-posts',
  rates: '/settings/accounts-rates/build-rate-card',
  links: '/settings/featured-links',
  partners: '/settings/brand-collaboration',
} as const

type PartName = keyof typeof settingsOf

type PartProps = {
  name: PartName
  /** Number of items. A part without items is not shown (D-33); the owner finds it in the list of what the profile lacks. */
  count: number
  isOwn: boolean
  /** Link to all items of the part, for visitors. The owner sees a link to edit the part instead. */
  more?: ReactNode
  children: ReactNode
}

/** One part of a profile, with a link for its owner to edit it. */
export function Part({ name, count, isOwn, more, children }: PartProps) {
  const id = useId()
  const intl = useIntl()
  if (count === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} look="title" id={id}>
          <FormattedMessage id={`profiles.part.${name}`} />
        </Heading>
        {isOwn ? (
          <TextLink href={settingsOf[name]} isStandalone aria-label={intl.formatMessage({ id: `profiles.part.${name}.edit` })}>
            <FormattedMessage id="profiles.part.edit" />
          </TextLink>
        ) : (
          more
        )}
      </div>
      {children}
    </section>
  )
}
