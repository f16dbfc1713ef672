import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { sectionIcons, type MyData } from './my-data.ts'
import { LinkDataArchiveDocument, MyDataDocument, RequestDataArchiveDocument } from './ownData.generated.ts'
import { ownErrors, useRecent } from './useRecent.tsx'
import * as styles from './own-data.css.ts'

type Archive = NonNullable<MyData['archive']>

const signs = {
  none: { icon: 'package', look: styles.waiting },
  MAKING: { icon: 'hourglass', look: styles.waiting },
  READY: { icon: 'circle-check', look: styles.sign },
  FAILED: { icon: 'circle-alert', look: styles.failed },
} as const

const titles = { none: 'none', MAKING: 'making', READY: 'ready', FAILED: 'failed' } as const

function StateText({ archive }: { archive: Archive | null }) {
  const { date, fileSize } = useFormats()
  if (archive?.state !== 'READY' || archive.readyAt === null || archive.expiresAt === null)
    return (
      <FormattedMessage id={`ownData.archive.${titles[archive?.state === 'READY' ? 'none' : (archive?.state ?? 'none')]}Text` as const} />
    )
  return (
    <FormattedMessage
      id="ownData.archive.readyText"
      values={{
        size: fileSize(archive.kilobytes * 1024),
        made: date(new Date(archive.readyAt), 'moment'),
        until: date(new Date(archive.expiresAt), 'shortDay'),
      }}
    />
  )
}

/** The archive of the account: not requested yet, being made, ready to download, or failed. */
export function ArchiveCard({ data: { archive, nextArchiveAt, deletion } }: { data: MyData }) {
  const { date } = useFormats()
  const { leaveFor } = useServices()
  const { run, question } = useRecent()
  const [request, requesting] = useMutation(RequestDataArchiveDocument, {
    context: ownErrors,
    refetchQueries: [MyDataDocument],
    awaitRefetchQueries: true,
  })
  const [link, linking] = useMutation(LinkDataArchiveDocument, { context: ownErrors })
  const state = archive?.state ?? 'none'
  const { icon, look } = signs[state]
  const make = () =>
    void run(async () => {
      await request()
      showToast({ tone: 'success', text: <FormattedMessage id="ownData.archive.requested" /> })
    }).catch(() => undefined)
  const download = (id: string) =>
    void run(async () => {
      const { data } = await link({ variables: { id } })
      if (data) leaveFor(data.linkDataArchive.url)
    }).catch(() => undefined)
  const mayMake = nextArchiveAt === null
  return (
    <Card as="section" isPadded aria-labelledby="own-data-archive">
      <Stack gap="md">
        <div className={styles.head}>
          <div className={styles.words} role="status">
            <span className={look}>
              <Icon name={icon} />
            </span>
            <div className={styles.beside}>
              <Heading level={2} id="own-data-archive">
                <FormattedMessage id={`ownData.archive.${titles[state]}`} />
              </Heading>
              <Text look="caption" tone="muted">
                <StateText archive={archive ?? null} />
              </Text>
            </div>
          </div>
          {archive?.state === 'READY' && (
            <Button
              variant={deletion ? 'secondary' : 'primary'}
              iconStart="download"
              isPending={linking.loading}
              onPress={() => download(archive.id)}
            >
              <FormattedMessage id="ownData.archive.download" />
            </Button>
          )}
          {(state === 'none' || state === 'FAILED') && mayMake && (
            <Button variant={deletion ? 'secondary' : 'primary'} isPending={requesting.loading} onPress={make}>
              <FormattedMessage id="ownData.archive.make" />
            </Button>
          )}
        </div>
        {archive?.state === 'READY' && <Sections sections={archive.sections} />}
        <div className={styles.head}>
          <Text look="caption" tone="muted">
            <FormattedMessage id="ownData.archive.what" />{' '}
            {state !== 'MAKING' && nextArchiveAt !== null && (
              <FormattedMessage id="ownData.archive.next" values={{ next: date(new Date(nextArchiveAt), 'moment') }} />
            )}
          </Text>
          {archive?.state === 'READY' && mayMake && (
            <Button variant="quiet" isPending={requesting.loading} onPress={make}>
              <FormattedMessage id="ownData.archive.again" />
            </Button>
          )}
        </div>
      </Stack>
      {question}
    </Card>
  )
}

const Sections = ({ sections }: Pick<Archive, 'sections'>) => (
  <ul className={styles.sections}>
    {sections.map(({ section, count }) => (
      <li key={section} className={styles.section}>
        <span className={styles.sectionIcon}>
          <Icon name={sectionIcons[section]} size="small" />
        </span>
        <span className={styles.sectionName}>
          <FormattedMessage id={`ownData.section.${section}`} />
        </span>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="ownData.section.count" values={{ count }} />
        </Text>
      </li>
    ))}
  </ul>
)
