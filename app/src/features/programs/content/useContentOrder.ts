import { useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { ProgramContentsDocument, type ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { ReorderContentDocument } from './content.generated.ts'

/** The stored items in the order that is shown; what came since stands last, as it does where it is stored. */
export function inOrderOf<T extends { readonly id: string }>(stored: readonly T[], ids: readonly string[]): T[] {
  const known = ids.flatMap((id) => stored.find((one) => one.id === id) ?? [])
  return [...known, ...stored.filter(({ id }) => !ids.includes(id))]
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id, at) => id === other[at])

/**
 * Items as their owner puts them. A new order is seen at once and sent one after the other: of several moves made while one is on its way
 * only the last is sent. Where the server refuses, the stored order is back and `onRefused` is called.
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
      variables: { input: { programId, contentStepType, contentIds: [...contentIds] } },
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
