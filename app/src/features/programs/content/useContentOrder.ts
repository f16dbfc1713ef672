import { useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { ProgramContentsDocument, type ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { ReorderContentDocument } from './content.generated.ts'

/** Returns the stored items in the given order. Items that the order does not contain come last, as they do on the server. */
export function inOrderOf<T extends { readonly id: string }>(stored: readonly T[], ids: readonly string[]): T[] {
  const known = ids.flatMap((id) => stored.find((one) => one.id === id) ?? [])
  return [...known, ...stored.filter(({ id }) => !ids.includes(id))]
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id, at) => id === other[at])

/**
 * Returns the items in the owner's order, and a function to move one. A new order is shown at once. Requests are sent one at a time: of
 * several moves during a request, only the last move is sent. If the server refuses, the stored order is shown again and `onRefused` is
 * called.
 */
export function useContentOrder(
  stored: readonly ContentItemFragment[],
  { programId, contentStepType }: { programId: string; contentStepType: ContentStepType },
  onRefused: () => void,
) {
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const next = useRef<readonly string[] | null>(null)
  const isSending = useRef(false)
  const [send] = useMutation(ReorderContentDocument, { context: { errors: 'mine' } })

  const sendOne = (contentIds: readonly string[]) =>
    send({
      variables: { reorderContentInput: { programId, contentStepType, contentIds: [...contentIds] } },
      update: (cache) =>
        cache.updateQuery({ query: ProgramContentsDocument, variables: { programId, contentStepType } }, (before) =>
          before ? { programContents: { ...before.programContents, data: inOrderOf(before.programContents.data, contentIds) } } : undefined,
        ),
    })

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    let known = stored.map(({ id }) => id)
    try {
      while (next.current && !isSame(next.current, known)) {
        known = [...next.current]
        await sendOne(known)
      }
    } catch {
      onRefused()
    } finally {
      isSending.current = false
      next.current = null
      setShown(null)
    }
  }

  return {
    items: shown ? inOrderOf(stored, shown) : stored,
    reorder(ids: readonly string[]) {
      next.current = ids
      setShown(ids)
      void sendAll()
    },
  }
}
