import { useRef } from 'react'
import { useMutation } from '@apollo/client/react'
import { problemOf } from '#graphql/problems.ts'
import { toastFailure, toastSaved, type FormCall } from './form-toasts.tsx'
import { changesOf, draftOf, isSameInterests, newGroupOf, type GroupDraft, type StoredGroup } from './group-draft.ts'
import { CreateGroupDocument, UpdateGroupDocument, UpdateGroupInterestsDocument } from './groupForm.generated.ts'

const context = { errors: 'mine' as const }

/**
 * Returns functions that save the form: first the group, then its interests (S1 §4). They throw if the server refuses, and the form shows
 * the error.
 */
export function useGroupCalls() {
  const underWay = useRef<FormCall>('group')
  const [create] = useMutation(CreateGroupDocument, { context })
  const [update] = useMutation(UpdateGroupDocument, { context })
  const [updateInterests] = useMutation(UpdateGroupInterestsDocument, {
    context,
    update(cache, { data }, { variables }) {
      if (!data || !variables) return
      const { interests } = data.updateGroupInterests
      cache.modify({
        id: cache.identify({ __typename: 'Group', id: variables.groupId }),
        fields: { interests: (_before, { toReference }) => interests.flatMap((one) => toReference(cache.identify(one) ?? '') ?? []) },
      })
    },
  })
  const saveInterests = (groupId: string, interests: readonly string[]) => {
    underWay.current = 'interests'
    return updateInterests({ variables: { groupId, interests: [...interests] } })
  }

  return {
    lastCall: (): FormCall => underWay.current,

    /**
     * Creates a group and returns its id. If only the interests cannot be saved, the group still exists. Next time, its form opens at the
     * stage of interests (G-28).
     */
    async found(draft: GroupDraft): Promise<string | null> {
      const createGroupInput = newGroupOf(draft)
      if (!createGroupInput) return null
      underWay.current = 'group'
      const { data } = await create({ variables: { createGroupInput } })
      if (!data) return null
      const { id } = data.createGroup
      await saveInterests(id, draft.interests).then(
        () => toastSaved('groups.form.created'),
        () => toastFailure('groups.form.failed.createInterests'),
      )
      return id
    },

    /**
     * Saves the changes and returns the group's id. If only the interests cannot be saved, the form stays open and keeps them. If only
     * blanks that the server trims were changed, the group is not sent; changed interests are still sent.
     */
    async change(stored: StoredGroup, draft: GroupDraft): Promise<string> {
      const updateGroupInput = changesOf(stored, draft)
      const hasOtherInterests = !isSameInterests(draftOf(stored).interests, draft.interests)
      underWay.current = 'group'
      if (updateGroupInput)
        await update({ variables: { updateGroupInput } }).catch((error: unknown) => {
          if (!hasOtherInterests || problemOf(error)?.code !== 'NO_CHANGES_TO_UPDATE') throw error
        })
      if (hasOtherInterests) await saveInterests(stored.id, draft.interests)
      toastSaved('groups.form.updated')
      return stored.id
    },
  }
}
