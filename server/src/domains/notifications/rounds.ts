/**
 * The same drafts in rounds, in each of which a profile has one at most, each profile's in their order: what is unread after a line counts
 * none that come later.
 */
export function roundsOf<Draft extends { readonly profileId: string }>(drafts: readonly Draft[]): Draft[][] {
  const rounds: Draft[][] = []
  const had = new Map<string, number>()
  for (const draft of drafts) {
    const number = had.get(draft.profileId) ?? 0
    had.set(draft.profileId, number + 1)
    const round = rounds[number]
    if (round) round.push(draft)
    else rounds.push([draft])
  }
  return rounds
}
