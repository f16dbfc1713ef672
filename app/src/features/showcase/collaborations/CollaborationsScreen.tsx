import { useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Card } from '@wasla/design-system/components/Card'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useConfig } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { accentOf } from '#shell/accents.ts'
import { AddButton } from '#shared/list/AddButton.tsx'
import { forget } from '../kit/cache.ts'
import { openEntry } from '../kit/open-entry.ts'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import * as row from '#shared/list/Row.css.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { RowPress } from '#shared/list/RowPress.tsx'
import { ShortAddress } from '../kit/ShortAddress.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { BrandMark } from '#shared/showcase/BrandMark.tsx'
import type { OwnCollaboration } from './CollaborationSheet.tsx'
import { DeleteBrandCollaborationDocument, MyBrandCollaborationsDocument } from './CollaborationsScreen.generated.ts'

/* The sheet (1.8 kB plus the search for brands) is loaded when it is opened. */
const CollaborationSheet = lazyOverlay(() => import('./CollaborationSheet.tsx').then((module) => module.CollaborationSheet))

const none: readonly OwnCollaboration[] = []

const nameOf = ({ brand_name, individualData }: OwnCollaboration) => individualData?.fullName ?? brand_name

/** List of a profile's collaborations, newest first (D-14, D-15). */
export function CollaborationsScreen() {
  const { lists } = useConfig()
  usePageTitle('showcase.collaborations.title')
  const intl = useIntl()
  const { data, error, loading, refetch } = useQuery(MyBrandCollaborationsDocument, { context: { errors: 'mine' } })
  const all = data?.myBrandCollaborations ?? none
  const add = useRef<HTMLButtonElement>(null)
  const editing = useUrlDialog('collaboration')
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval('remove-collaboration', all, list, add)
  const [remove] = useMutation(DeleteBrandCollaborationDocument)
  const one = all.find(({ id }) => id === editing.value) ?? null

  return (
    <Stack gap="lg">
      <PageHead
        title={<FormattedMessage id="showcase.collaborations.title" />}
        lead={<FormattedMessage id="showcase.collaborations.lead" />}
      />
      {data ? (
        <>
          <AddButton
            label={<FormattedMessage id="showcase.collaborations.add" />}
            count={all.length}
            max={lists.collaborations}
            empty={{
              title: <FormattedMessage id="showcase.collaborations.empty" />,
              text: <FormattedMessage id="showcase.collaborations.emptyText" />,
            }}
            onPress={editing.open}
            buttonRef={add}
          />
          {all.length > 0 && (
            <Card as="section" aria-label={intl.formatMessage({ id: 'showcase.collaborations.title' })}>
              <ul ref={list}>
                {all.map((each) => (
                  <CollaborationRow
                    key={each.id}
                    one={each}
                    onEdit={() => editing.openWith(each.id)}
                    onRemove={() => removal.ask(each.id)}
                  />
                ))}
              </ul>
            </Card>
          )}
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="showcase.collaborations.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {editing.isOpen && (editing.value === null || one) && <CollaborationSheet key={one?.id ?? 'new'} one={one} onClose={editing.close} />}
      <RemoveDialog
        removal={removal}
        title={(each) => <FormattedMessage id="showcase.collaborations.ask" values={{ name: <Bidi key="name">{nameOf(each)}</Bidi> }} />}
        onConfirm={({ id }) => remove({ variables: { id }, update: (cache) => forget(cache, 'BrandCollaboration', id) })}
      >
        <FormattedMessage id="showcase.collaborations.askText" />
      </RemoveDialog>
    </Stack>
  )
}

function CollaborationRow({ one, onEdit, onRemove }: { one: OwnCollaboration; onEdit: () => void; onRemove: () => void }) {
  const intl = useIntl()
  const name = { name: isolate(nameOf(one)) }
  const { individualData: person } = one
  const edit = intl.formatMessage({ id: 'showcase.collaborations.editOne' }, name)
  return (
    <li className={row.row}>
      {person ? (
        <Avatar name={person.fullName} accent={person.userType ? accentOf[person.userType] : undefined} src={one.brand_icon} />
      ) : (
        <BrandMark name={one.brand_name} icon={one.brand_icon} />
      )}
      <div className={row.who}>
        <RowPress label={edit} onPress={onEdit}>
          <Text as="span" look="label">
            <Bidi>{nameOf(one)}</Bidi>
          </Text>
        </RowPress>
        <Text as="span" look="caption" tone="muted">
          {person ? <Ltr>@{person.userName}</Ltr> : one.brandDomain && <Ltr>{one.brandDomain}</Ltr>}
        </Text>
        {one.url !== null && (
          <Text as="span" look="caption" tone="muted">
            <ShortAddress url={one.url} />
          </Text>
        )}
      </div>
      <div className={row.actions}>
        <RowMenu
          name={name.name}
          items={[
            { id: 'edit', icon: 'edit', label: intl.formatMessage({ id: 'showcase.edit' }), onAction: onEdit },
            ...openEntry(one.url, intl.formatMessage({ id: 'showcase.collaborations.open' })),
          ]}
          danger={{ id: 'remove', label: intl.formatMessage({ id: 'list.remove' }), onAction: onRemove }}
        />
      </div>
    </li>
  )
}
