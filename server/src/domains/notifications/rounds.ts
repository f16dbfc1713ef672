/**
 * Splits drafts into rounds with at most one draft of each profile, in that profile's order. So the unread count after a line does not
 * include later lines.
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
