import { useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { readKit } from '@wasla/contract/media-kits/canonical.ts'
import { accentOf } from '#shell/accents.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { problemOf } from '#graphql/problems.ts'
import { useProductName } from '#services/useProductName.ts'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { shortCode } from '#shared/seals/code-text.ts'
import { Verdict } from '#shared/seals/Verdict.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { CheckedTable } from './CheckedTable.tsx'
import { kitFile } from './kit-address.ts'
import { CheckedMediaKitDocument, type CheckedMediaKitQuery } from './media-kits.generated.ts'
import { compared } from './sections.ts'
import * as styles from './media-kits.css.ts'

/** Page that checks a media kit, for anybody who has its number: what was sealed beside what is true today. */
export function CheckKitScreen() {
  const { number = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(CheckedMediaKitDocument, { variables: { id: number }, context: { errors: 'mine' } })
  if (data) return <Checked answer={data.publicMediaKit} />
  if (problemOf(error)?.code === 'MEDIA_KIT_NOT_FOUND') return <Missing />
  if (error && !loading)
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id="mediaKits.check.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    )
  return (
    <div className={styles.page}>
      <Skeleton>
        <SkeletonBlock shape="row" />
        <SkeletonBlock shape="card" />
        <SkeletonBlock shape="card" />
      </Skeleton>
    </div>
  )
}

/** The same for a number that nobody has, a kit that was deleted or is too old, and one of a hidden profile. */
function Missing() {
  usePageTitle('mediaKits.check.page')
  return (
    <ErrorState kind="missing" level={1} title={<FormattedMessage id="mediaKits.check.missing" />}>
      <FormattedMessage id="mediaKits.check.missingText" />
    </ErrorState>
  )
}

function useTitle(page: string) {
  const intl = useIntl()
  const product = useProductName()
  const title = intl.formatMessage({ id: 'shell.pageTitle' }, { page, product })
  useEffect(() => {
    document.title = title
  }, [title])
}

function Checked({ answer }: { answer: CheckedMediaKitQuery['publicMediaKit'] }) {
  const intl = useIntl()
  const { date, language, number } = useFormats()
  const product = useProductName()
  const { kit, profile, isUnchanged, today, checkedOn } = answer
  const said = readKit(kit.text)
  const moment = date(new Date(kit.madeAt), 'moment')
  const name = <Bidi key="name">{said.name[language]}</Bidi>
  useTitle(intl.formatMessage({ id: 'mediaKits.check.title' }, { name: said.name[language] }))
  return (
    <div className={styles.page}>
      <header className={styles.who}>
        <Avatar name={said.name[language]} accent={accentOf[profile.userType]} src={profile.profileImage} size="large" isFirst />
        <div className={styles.names}>
          <Heading level={1} look="title">
            <FormattedMessage id="mediaKits.check.title" values={{ name }} />
          </Heading>
          <Text tone="muted">
            <Ltr>{kit.id}</Ltr>
          </Text>
        </div>
      </header>
      <Verdict
        level={2}
        isRight={isUnchanged}
        title={
          isUnchanged ? (
            <FormattedMessage id="mediaKits.check.unchanged" values={{ moment }} />
          ) : (
            <FormattedMessage id="mediaKits.check.changed" />
          )
        }
      >
        <Text>
          {isUnchanged ? (
            <FormattedMessage id="mediaKits.check.unchangedText" values={{ product, day: date(new Date(startOfDay(checkedOn))) }} />
          ) : (
            <FormattedMessage id="mediaKits.check.changedText" values={{ moment, name }} />
          )}
        </Text>
      </Verdict>
      <Card as="section" isPadded aria-labelledby="kit-figures">
        <VisuallyHidden>
          <Heading level={2} look="label" id="kit-figures">
            <FormattedMessage id="mediaKits.check.figures" />
          </Heading>
        </VisuallyHidden>
        <CheckedTable lines={compared(said.lines, today)} />
      </Card>
      <div className={styles.two}>
        <Card isPadded>
          <Stack gap="xs">
            <Heading level={2} look="label">
              <FormattedMessage id="mediaKits.check.seal" values={{ product }} />
            </Heading>
            <Text look="caption" tone="muted">
              <FormattedMessage id="mediaKits.check.link" values={{ number: number(kit.link) }} />
            </Text>
            <Text look="caption" tone="muted">
              <Ltr>{shortCode(kit.textHash)}</Ltr>
            </Text>
          </Stack>
        </Card>
        <Card isPadded>
          <Stack gap="xs">
            <Heading level={2} look="label">
              <FormattedMessage id="mediaKits.check.paper" />
            </Heading>
            <Text look="caption" tone="muted">
              <FormattedMessage id="mediaKits.check.paperText" />
            </Text>
            <div>
              <LinkButton size="small" iconStart="download" href={kitFile(kit.id)} download={`${kit.id}.pdf`}>
                <FormattedMessage id="mediaKits.check.download" />
              </LinkButton>
            </div>
          </Stack>
        </Card>
      </div>
      {profile.userName && (
        <div>
          <LinkButton variant="primary" href={tabAddress('overview', { type: profile.userType, userName: profile.userName })}>
            <FormattedMessage id="mediaKits.check.profile" values={{ name }} />
          </LinkButton>
        </div>
      )}
    </div>
  )
}
