import { FormattedMessage, useIntl } from 'react-intl'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { Card } from '@wasla/design-system/components/Card'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { relOfTyped } from '#shell/ExternalLink.tsx'
import * as styles from './Content.css.ts'
import { captionOf, isOurFile, tagsOf } from './content-facts.ts'
import { ContentFacts } from './ContentFacts.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import type { ContentItemFragment } from './program-contents.generated.ts'

/** Button of an item. Downloads a file from our server, or opens an external address in a new tab. */
function Lead({ item }: { item: ContentItemFragment }) {
  const intl = useIntl()
  const { contentUrl, fileName, title } = item
  const whose = <VisuallyHidden>{` ${isolate(title)}`}</VisuallyHidden>
  if (isOurFile(item))
    return (
      <LinkButton href={contentUrl} download={fileName ?? true} size="small" variant="tinted" iconStart="download">
        <FormattedMessage id="program.content.download" />
        {whose}
      </LinkButton>
    )
  const address = webAddress(contentUrl)
  if (address === null) return null
  return (
    <LinkButton href={address} target="_blank" rel={relOfTyped} size="small" variant="tinted" iconEnd="arrow-up-end">
      <FormattedMessage id="program.content.open" />
      <VisuallyHidden>{` ${isolate(title)} ${intl.formatMessage({ id: 'ds.textLink.newTab' })}`}</VisuallyHidden>
    </LinkButton>
  )
}

/** Shows participants an item to share or to learn from (M-10): its description, its download or link, and the text to post with it. */
export function ContentCard({ item }: { item: ContentItemFragment }) {
  const { title, description, hashtags, specialRequests, allowTrademarkUse, contentStepType } = item
  return (
    <Card as="article" isClipped>
      <div className={styles.card}>
        <div className={styles.picture}>
          <ContentPicture item={item} />
        </div>
        <div className={styles.body}>
          <Heading level={2}>
            <Bidi>{title}</Bidi>
          </Heading>
          <ContentFacts item={item} />
          <Text>
            <Bidi>{description}</Bidi>
          </Text>
          {hashtags.length > 0 && (
            <span className={styles.tags}>
              {hashtags.map((tag) => (
                <Bidi key={tag}>{`#${tag}`}</Bidi>
              ))}
            </span>
          )}
          {specialRequests !== null && (
            <div className={styles.request}>
              <Text as="span" look="label">
                <FormattedMessage id="program.content.requests" />
              </Text>
              <Text>
                <Bidi>{specialRequests}</Bidi>
              </Text>
            </div>
          )}
          {allowTrademarkUse && (
            <Text look="caption" tone="muted">
              <FormattedMessage id="program.content.trademark" />
            </Text>
          )}
          <div className={styles.actions}>
            <Lead item={item} />
            {contentStepType === 'SHAREABLE' && (
              <CopyButton value={captionOf(item)} size="small">
                <FormattedMessage id="program.content.copyCaption" />
              </CopyButton>
            )}
            {hashtags.length > 0 && (
              <CopyButton value={tagsOf(item)} size="small" variant="quiet">
                <FormattedMessage id="program.content.copyTags" />
              </CopyButton>
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}
