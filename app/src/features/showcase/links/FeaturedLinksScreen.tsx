import { useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { SortableList } from '@wasla/design-system/components/SortableList'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useConfig } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { AddButton } from '#shared/list/AddButton.tsx'
import { forget } from '../kit/cache.ts'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import { shortAddress } from '../kit/short-address.ts'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { DeleteProfileLinkDocument, MyProfileLinksDocument } from './FeaturedLinksScreen.generated.ts'
import { LinkRow } from './LinkRow.tsx'
import type { OwnLink } from './LinkSheet.tsx'
import { useLinkOrder } from './useLinkOrder.ts'

/* The sheet (0.9 kB plus the rules of the form) is loaded when it is opened. */
const LinkSheet = lazyOverlay(() => import('./LinkSheet.tsx').then((module) => module.LinkSheet))

const none: readonly OwnLink[] = []

/** List of a profile's links in the order that visitors see. Hidden links are shown only here (D-13). */
export function FeaturedLinksScreen() {
  const { lists } = useConfig()
  usePageTitle('showcase.links.title')
  const intl = useIntl()
  const { data, error, loading, refetch } = useQuery(MyProfileLinksDocument, { context: { errors: 'mine' } })
  const { links, reorder } = useLinkOrder(data?.myProfileLinks ?? none, () => {
    showToast({ tone: 'danger', text: <FormattedMessage id="showcase.links.notSaved" /> })
    void refetch().catch(() => undefined)
  })
  const add = useRef<HTMLButtonElement>(null)
  const editing = useUrlDialog('link')
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
              <SortableList ref={list} items={links} nameOf={({ url }) => shortAddress(url)} onReorder={reorder}>
                {(one, sorting) => (
                  <LinkRow link={one} sorting={sorting} onEdit={() => editing.openWith(one.id)} onRemove={() => removal.ask(one.id)} />
                )}
              </SortableList>
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
      {editing.isOpen && (editing.value === null || link) && <LinkSheet key={link?.id ?? 'new'} link={link} onClose={editing.close} />}
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
