const day = 86_400_000

type Deletion = { readonly requestedAt: string; readonly dueAt: string }

/** Returns how far a countdown is, 0..1, and how many days are left: a day that has begun counts, and the last one is never zero. */
export function countdownOf({ requestedAt, dueAt }: Deletion, now: number): { share: number; days: number } {
  const [from, to] = [Date.parse(requestedAt), Date.parse(dueAt)]
  const share = to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 1
  return { share, days: Math.max(1, Math.ceil((to - now) / day)) }
}
