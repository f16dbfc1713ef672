import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { IdentityView } from './identity-view.ts'
import * as styles from './IdentityState.css.ts'

const needs = [
  ['document', 'file'],
  ['light', 'sun'],
  ['private', 'lock'],
] as const satisfies readonly (readonly [string, IconName])[]

const home = (
  <LinkButton href="/home">
    <FormattedMessage id="verification.identity.home" />
  </LinkButton>
)

type IdentityStateProps = {
  view: IdentityView
  /** Path of the page from which the viewer came for a recheck (security case 10); null if there was none. */
  returnTo: string | null
  /** Button that begins a check; it is rendered only if a check may begin. */
  action: ReactNode
}

/** Card with the state of the verification, as a text with buttons. */
export function IdentityState({ view, returnTo, action }: IdentityStateProps) {
  return (
    <Card as="section" isPadded aria-labelledby="identity-title">
      <Stack gap="md">
        <Heading level={1} look="title" id="identity-title">
          <FormattedMessage id={titles[view.kind]} />
        </Heading>
        <Body view={view} isDone={returnTo !== null} />
        <div className={styles.actions}>
          {action}
          {view.needsLink && (
            <LinkButton variant="primary" iconStart="link" href="/settings/accounts-rates">
              <FormattedMessage id="verification.identity.connect" />
            </LinkButton>
          )}
          {returnTo === null ? (
            home
          ) : (
            <LinkButton variant={view.kind === 'approved' && !view.needsLink ? 'primary' : 'secondary'} href={returnTo}>
              <FormattedMessage id="verification.recheck.back" />
            </LinkButton>
          )}
        </div>
      </Stack>
    </Card>
  )
}

const titles = {
  open: 'verification.identity.title',
  review: 'verification.identity.review',
  approved: 'verification.identity.approved',
  refused: 'verification.identity.refused',
} as const satisfies Record<IdentityView['kind'], string>

/** `isDone` is true if the viewer came here for a recheck. Then the text about an approval says that the recheck is done. */
function Body({ view, isDone }: { view: IdentityView; isDone: boolean }) {
  switch (view.kind) {
    case 'open':
      return (
        <>
          <Text>
            <FormattedMessage id={view.isRecheck ? 'verification.recheck.lead' : 'verification.identity.lead'} />
          </Text>
          <Needs />
        </>
      )
    case 'refused':
      return (
        <>
          <Banner tone="danger">
            {view.reason ? <BidiProse>{view.reason}</BidiProse> : <FormattedMessage id="verification.identity.refused.text" />}
          </Banner>
          <Needs />
        </>
      )
    case 'review':
      return (
        <Text>
          <FormattedMessage id="verification.identity.review.text" />
        </Text>
      )
    case 'approved':
      return (
        <Text>
          <FormattedMessage
            id={
              view.needsLink
                ? 'verification.identity.approved.social'
                : isDone
                  ? 'verification.recheck.done'
                  : 'verification.identity.approved.text'
            }
          />
        </Text>
      )
  }
}

const Needs = () => (
  <div>
    <Heading level={2} look="label">
      <FormattedMessage id="verification.identity.need" />
    </Heading>
    <ul className={styles.needs}>
      {needs.map(([name, icon]) => (
        <li key={name} className={styles.need}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <Text as="span">
            <FormattedMessage id={`verification.identity.need.${name}`} />
          </Text>
        </li>
      ))}
    </ul>
  </div>
)
