type Whole = { readonly participantCount: number; readonly milestones: readonly { readonly clicks: number }[] }
type Days = { readonly funnel: { readonly allClicks: number } }

/** Whether there is anything to show: results, participants whose links nobody opened yet, or nobody at all. */
export function standingOf({ participantCount, milestones }: Whole, { funnel }: Days): 'results' | 'noClicks' | 'nobody' {
  if (funnel.allClicks > 0 || milestones.some(({ clicks }) => clicks > 0)) return 'results'
  return participantCount > 0 ? 'noClicks' : 'nobody'
}
