import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProposalState } from '@wasla/contract/generated/user-types.ts'
import { AvatarGroup } from '@wasla/design-system/components/AvatarGroup'
import { Badge } from '@wasla/design-system/components/Badge'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { proposalPath } from '../address.ts'
import { MyProposalsDocument, WithdrawProposalDocument, type OwnProposalFieldsFragment } from '../proposals.generated.ts'
import * as styles from './own.css.ts'

const tones = { OPEN: 'success', EXPIRED: 'neutral', WITHDRAWN: 'neutral' } as const satisfies Record<ProposalState, string>

type ProposalCardProps = {
  proposal: OwnProposalFieldsFragment
  /** The time of the page, in milliseconds. */
  now: number
}

/** A proposal as its manager sees it: its address, whether it was opened, and whom brands asked. */
export function ProposalCard({ proposal, now }: ProposalCardProps) {
  const intl = useIntl()
  const { ago, date } = useFormats()
  const [isAsking, setIsAsking] = useState(false)
  const { id, address, title, brandName, createdAt, validUntil, state, chosen, talents, firstSeenAt, lastSeenAt, readers, asks } = proposal
  const [withdraw] = useMutation(WithdrawProposalDocument, {
    variables: { id },
    refetchQueries: [MyProposalsDocument],
    awaitRefetchQueries: true,
  })
  const isOpen = state === 'OPEN'
  const gone = chosen - talents.length
  const when = (at: string | null) =>
    at === null ? <FormattedMessage id="proposals.notSeen" /> : <bdi>{ago(new Date(at), new Date(now))}</bdi>
  const name = <Bidi key="title">{title}</Bidi>
  const people = talents.map((talent) => ({
    id: talent.id,
    name: talent.fullName,
    accent: accentOf[talent.userType],
    src: talent.profileImage,
  }))
  return (
    <Card as="article" isPadded aria-labelledby={`proposal-${id}`}>
      <div className={styles.proposal}>
        <div className={styles.head}>
          <div className={styles.names}>
            <Heading level={2} look="heading" id={`proposal-${id}`}>
              {name}
            </Heading>
            <Text look="caption" tone="muted">
              <FormattedMessage
                id="proposals.madeFor"
                values={{ brand: <Bidi key="brand">{brandName}</Bidi>, date: date(new Date(createdAt)) }}
              />
            </Text>
          </div>
          <Badge tone={tones[state]}>
            <FormattedMessage id={`proposals.state.${state}`} />
          </Badge>
        </div>
        {people.length > 0 && <AvatarGroup people={people} />}
        {isOpen && gone > 0 && (
          <Banner tone="warning">
            <FormattedMessage id="proposals.gone" values={{ count: gone }} />
          </Banner>
        )}
        {isOpen && (
          <CopyField
            label={intl.formatMessage({ id: 'proposals.address' }, { title: isolate(title) })}
            value={`${location.origin}${proposalPath(address)}`}
            ground="sunken"
          />
        )}
        <DescriptionList
          look="pairs"
          items={[
            { id: 'until', name: <FormattedMessage id="proposals.until" />, value: date(new Date(startOfDay(validUntil))) },
            { id: 'first', name: <FormattedMessage id="proposals.firstSeen" />, value: when(firstSeenAt) },
            { id: 'last', name: <FormattedMessage id="proposals.lastSeen" />, value: when(lastSeenAt) },
            ...(readers.length === 0
              ? []
              : [
                  {
                    id: 'readers',
                    name: <FormattedMessage id="proposals.brands" />,
                    value: (
                      <ul className={styles.lines}>
                        {readers.map(({ brand, lastAt }) => (
                          <li key={brand.id}>
                            <FormattedMessage
                              id="proposals.brandAt"
                              values={{ brand: <Bidi key="brand">{brand.fullName}</Bidi>, when: when(lastAt) }}
                            />
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                ]),
            ...(asks.length === 0
              ? []
              : [
                  {
                    id: 'asks',
                    name: <FormattedMessage id="proposals.requests" />,
                    value: (
                      <ul className={styles.lines}>
                        {asks.map(({ id: ask, brand, talent, programName }) => (
                          <li key={ask}>
                            <FormattedMessage
                              id="proposals.requestLine"
                              values={{
                                brand: <Bidi key="brand">{brand.fullName}</Bidi>,
                                talent: <Bidi key="talent">{talent.fullName}</Bidi>,
                                program: <Bidi key="program">{programName}</Bidi>,
                              }}
                            />
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                ]),
          ]}
        />
        {isOpen && (
          <div className={styles.buttons}>
            <Button
              variant="dangerQuiet"
              aria-label={intl.formatMessage({ id: 'proposals.withdraw.name' }, { title: isolate(title) })}
              onPress={() => setIsAsking(true)}
            >
              <FormattedMessage id="proposals.withdraw" />
            </Button>
            {talents.length > 0 && (
              <LinkButton href={proposalPath(address)} aria-describedby={`proposal-${id}`}>
                <FormattedMessage id="proposals.view" />
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="proposals.withdraw.ask" values={{ title: name }} />}
        confirmText={<FormattedMessage id="proposals.withdraw" />}
        onConfirm={async () => {
          const { data } = await withdraw()
          if (!data) return
          setIsAsking(false)
          showToast({ tone: 'success', text: <FormattedMessage id="proposals.withdrawn" /> })
        }}
      >
        <FormattedMessage id="proposals.withdraw.text" />
      </ConfirmDialog>
    </Card>
  )
}
