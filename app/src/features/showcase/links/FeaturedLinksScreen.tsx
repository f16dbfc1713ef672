import { useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { textLink } from '@wasla/design-system/components/TextLink/TextLink.css.ts'
import { Switch } from '@wasla/design-system/components/Switch'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { late } from '@wasla/design-system/components/Late/late.ts'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { useConfig } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ExternalLink } from '../../profiles/page/ExternalLink.tsx'
import { AddButton } from '../kit/AddButton.tsx'
import { forget, outdate } from '../kit/cache.ts'
import { RemoveDialog } from '../kit/RemoveDialog.tsx'
import * as row from '../kit/Row.css.ts'
import { shortAddress } from '../kit/short-address.ts'
import { useRemoval } from '../kit/useRemoval.ts'
import { Waiting } from '../kit/Waiting.tsx'
import { DeleteProfileLinkDocument, MyProfileLinksDocument, UpdateProfileLinkDocument } from './FeaturedLinksScreen.generated.ts'
import { linkIcons } from './link-types.ts'
import type { OwnLink } from './LinkSheet.tsx'

/* The form comes with the first press: whoever looks over the list does without it. */
const sheet = late(() => import('./LinkSheet.tsx').then((module) => module.LinkSheet))

const none: readonly OwnLink[] = []

/** The links of a profile, newest first; hidden ones stay here alone (D-13). */
export function FeaturedLinksScreen() {
  const { lists } = useConfig()
  usePageTitle('showcase.links.title')
  const intl = useIntl()
  const { data, error, loading, refetch } = useQuery(MyProfileLinksDocument, { context: { errors: 'mine' } })
  const links = data?.myProfileLinks ?? none
  const add = useRef<HTMLButtonElement>(null)
  const editing = useUrlDialog('link')
  const isSheetHere = sheet.useIsHere(editing.isOpen, () => {
    editing.close()
    sayNotLoaded()
  })
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval('remove-link', links, list, add)
  const [remove] = useMutation(DeleteProfileLinkDocument)
  const link = links.find(({ id }) => id === editing.value) ?? null

  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="showcase.links.title" />} lead={<FormattedMessage id="showcase.links.lead" />} />
      {data ? (
        <>
          <AddButton
            label={<FormattedMessage id="showcase.links.add" />}
            count={links.length}
            max={lists.links}
            empty={{ title: <FormattedMessage id="showcase.links.empty" />, text: <FormattedMessage id="showcase.links.emptyText" /> }}
            onPress={editing.open}
            buttonRef={add}
          />
          {links.length > 0 && (
            <Card as="section" aria-label={intl.formatMessage({ id: 'showcase.links.title' })}>
              <ul ref={list}>
                {links.map((one) => (
                  <LinkRow key={one.id} link={one} onEdit={() => editing.openWith(one.id)} onRemove={() => removal.ask(one.id)} />
                ))}
              </ul>
            </Card>
          )}
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="showcase.links.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {isSheetHere && editing.isOpen && (editing.value === null || link) && (
        <sheet.Part key={link?.id ?? 'new'} link={link} onClose={editing.close} />
      )}
      <RemoveDialog
        removal={removal}
        title={() => <FormattedMessage id="showcase.links.ask" />}
        onConfirm={({ id }) => remove({ variables: { id }, update: (cache) => forget(cache, 'ProfileLink', id) })}
      >
        {removal.chosen && <Ltr>{shortAddress(removal.chosen.url)}</Ltr>}
      </RemoveDialog>
    </Stack>
  )
}

function LinkRow({ link, onEdit, onRemove }: { link: OwnLink; onEdit: () => void; onRemove: () => void }) {
  const intl = useIntl()
  const address = shortAddress(link.url)
  const name = { link: isolate(address) }
  const [update] = useMutation(UpdateProfileLinkDocument, { update: (cache) => outdate(cache, 'ProfileLink') })
  /* Seen at once; where the server says no, the toast says why and the switch has gone back. */
  const show = (is_visible: boolean) =>
    void update({
      variables: { updateProfileLinkInput: { id: link.id, is_visible } },
      optimisticResponse: { updateProfileLink: { ...link, is_visible } },
    }).catch(() => undefined)
  return (
    <li className={row.row}>
      <span className={row.sign}>
        <Icon name={linkIcons[link.type]} />
      </span>
      <div className={row.who}>
        <Text as="span" look="label">
          <ExternalLink href={link.url} className={textLink()}>
            <span dir="ltr" className={row.address}>
              {address}
            </span>
          </ExternalLink>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id={`showcase.links.type.${link.type}`} />
        </Text>
      </div>
      <div className={row.deeds}>
        <Switch isSelected={link.is_visible} onChange={show}>
          <FormattedMessage id="showcase.links.shown" />
          <VisuallyHidden>{` ${name.link}`}</VisuallyHidden>
        </Switch>
        <IconButton icon="edit" label={intl.formatMessage({ id: 'showcase.links.editOne' }, name)} onPress={onEdit} />
        <IconButton icon="trash" label={intl.formatMessage({ id: 'showcase.links.removeOne' }, name)} onPress={onRemove} />
      </div>
    </li>
  )
}
