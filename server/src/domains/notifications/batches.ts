/**
 * Splits drafts into batches with at most one draft of each profile. The drafts of a profile keep their order. So the unread count after a
 * line does not include later lines.
 */
export function batchesOf<Draft extends { readonly profileId: string }>(drafts: readonly Draft[]): Draft[][] {
  const batches: Draft[][] = []
  const had = new Map<string, number>()
  for (const draft of drafts) {
    const number = had.get(draft.profileId) ?? 0
    had.set(draft.profileId, number + 1)
    const batch = batches[number]
    if (batch) batch.push(draft)
    else batches.push([draft])
  }
  return batches
}
