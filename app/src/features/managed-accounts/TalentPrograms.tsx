import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { accentOf } from '#shell/accents.ts'
import type { ManagedAccountOverviewQuery } from './managedAccounts.generated.ts'
import * as styles from './TalentOverview.css.ts'

type Requests = ManagedAccountOverviewQuery['managedAccountOverview']['requests']
type Program = NonNullable<Requests['data'][number]['program']>
type Status = Requests['data'][number]['status']

/** List of a talent's programs. A joined program links to its results; the manager sees the same page as the talent (D-22, O-07). */
export function TalentPrograms({ talentId, requests: { count, data } }: { talentId: string; requests: Requests }) {
  const shown = data.flatMap(({ id, status, program }) => (program ? [{ id, status, program }] : []))
  return (
    <Stack as="section" gap="xs" aria-labelledby="talent-programs">
      <Heading level={3} look="label" id="talent-programs">
        <FormattedMessage id="talents.programs" />
      </Heading>
      {shown.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="talents.programs.none" />
        </Text>
      ) : (
        <ul className={styles.programs}>
          {shown.map(({ id, status, program }) => (
            <li key={id} className={styles.program}>
              <ProgramLine talentId={talentId} status={status} program={program} />
            </li>
          ))}
        </ul>
      )}
      {count > data.length && (
        <Text look="caption" tone="muted">
          <FormattedMessage id="talents.programs.more" values={{ count: count - data.length }} />
        </Text>
      )}
    </Stack>
  )
}

type ProgramLineProps = { talentId: string; status: Status; program: Program }

function ProgramLine({ talentId, status, program: { id, name, profile } }: ProgramLineProps) {
  const intl = useIntl()
  const isJoined = status === 'Accepted'
  return (
    <>
      <Avatar name={profile.fullName} accent={accentOf.BRAND} src={profile.profileImage} size="small" />
      <span className={styles.words}>
        <Text as="span" look="label">
          <Bidi>{name}</Bidi>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <Bidi>{profile.fullName}</Bidi>
        </Text>
      </span>
      {isJoined ? (
        <TextLink
          isStandalone
          href={`${programAddress(id, 'my-performance')}?profile=${encodeURIComponent(talentId)}`}
          aria-label={intl.formatMessage({ id: 'talents.programs.resultsOf' }, { program: isolate(name) })}
        >
          <FormattedMessage id="talents.programs.results" />
        </TextLink>
      ) : (
        <Badge>
          <FormattedMessage id={status === 'Pending' ? 'talents.programs.pending' : 'talents.programs.declined'} />
        </Badge>
      )}
    </>
  )
}
