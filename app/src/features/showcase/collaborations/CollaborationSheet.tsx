import { useApolloClient, useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useProductName } from '#services/useProductName.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { findMember, useMember, type FoundMember } from '#shared/members/useMember.ts'
import { outdate } from '../kit/cache.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { BrandField } from './BrandField.tsx'
import { changeOf, draftOf, inputOf, problemsOfDraft, type CollaborationType } from './collaboration-input.ts'
import {
  CreateBrandCollaborationDocument,
  MyBrandCollaborationsDocument,
  UpdateBrandCollaborationDocument,
  type MyBrandCollaborationsQuery,
} from './CollaborationsScreen.generated.ts'

export type OwnCollaboration = MyBrandCollaborationsQuery['myBrandCollaborations'][number]

const fields: FormFields = {
  fields: ['brand_name', 'brandDomain', 'url'],
  codes: {
    COLLABORATION_ALREADY_EXIST: 'brand_name',
    PROFILE_NOT_FOUND: 'brand_name',
    URL_INVALID_FORMAT: 'url',
    NO_CHANGES_TO_UPDATE: 'url',
  },
}

const types = everyOf<CollaborationType>()('business', 'individual')

/** Sheet that adds a collaboration with a business or a person, or changes `one` (D-14). */
export function CollaborationSheet({ one, onClose }: { one: OwnCollaboration | null; onClose: () => void }) {
  const intl = useIntl()
  const product = useProductName()
  const client = useApolloClient()
  const { profileId } = useSignedInViewer()
  const form = useForm(fields, { saved: draftOf(one), check: problemsOfDraft })
  const { draft, set } = form
  const found = useMember(draft.type === 'individual' ? draft.userName : '')
  /*
   * Returns the member that was found; null if the member is a business or the viewer, because neither can be the person of a
   * collaboration.
   */
  const personOf = (who: FoundMember) =>
    who.kind === 'member' && !isBusiness(who.member.type) && who.member.id !== profileId ? who.member : null
  const partner = personOf(found)
  const context = { errors: form.errors }
  const [create] = useMutation(CreateBrandCollaborationDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery(
        { query: MyBrandCollaborationsDocument },
        (list) => list && { myBrandCollaborations: [data.createBrandCollaboration, ...list.myBrandCollaborations] },
      )
      outdate(cache, 'BrandCollaboration')
    },
  })
  const [update] = useMutation(UpdateBrandCollaborationDocument, { context })

  const submit = async () => {
    const answer = await form.submit(async (filled) => {
      const id = filled.type === 'individual' ? (personOf(await findMember(client, filled.userName))?.id ?? null) : null
      return one
        ? update({ variables: { updateBrandCollaborationInput: changeOf(one.id, filled, id) } })
        : create({ variables: { createBrandCollaborationInput: inputOf(filled, id) } })
    })
    if (!answer) return
    showToast({
      tone: 'success',
      text: <FormattedMessage id={one ? 'showcase.collaborations.changed' : 'showcase.collaborations.added'} />,
    })
    onClose()
  }

  return (
    <EditSheet
      title={<FormattedMessage id={one ? 'showcase.collaborations.edit' : 'showcase.collaborations.add'} />}
      form={form}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {!one && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'showcase.collaborations.type' })}
          options={types.map((id) => ({ id, label: <FormattedMessage id={`showcase.collaborations.type.${id}`} /> }))}
          value={draft.type}
          onChange={(type) => set({ type })}
          isFullWidth
        />
      )}
      {draft.type === 'business' ? (
        <>
          <BrandField brand={draft.brand} onChange={(brand) => set({ brand })} />
          {draft.brand?.domain === null && (
            <TextField
              name="brandDomain"
              kind="url"
              isOptional
              label={<FormattedMessage id="showcase.collaborations.website" />}
              value={draft.website}
              onChange={(website) => set({ website })}
            />
          )}
        </>
      ) : (
        <TextField
          name="brand_name"
          kind="handle"
          leading="@"
          label={<FormattedMessage id="showcase.collaborations.userName" />}
          hint={
            partner ? (
              intl.formatMessage({ id: 'showcase.collaborations.found' }, { product, name: isolate(partner.fullName) })
            ) : (
              <FormattedMessage id="showcase.collaborations.userNameHint" values={{ product }} />
            )
          }
          value={draft.userName}
          onChange={(userName) => set({ userName })}
        />
      )}
      <TextField
        name="url"
        kind="url"
        isOptional
        label={<FormattedMessage id="showcase.collaborations.url" />}
        hint={<FormattedMessage id="showcase.collaborations.urlHint" />}
        value={draft.url}
        onChange={(url) => set({ url })}
      />
    </EditSheet>
  )
}
