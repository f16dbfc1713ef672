type Whole = { readonly participantCount: number; readonly milestones: readonly { readonly clicks: number }[] }
type Days = { readonly funnel: { readonly allClicks: number } }

/**
 * Returns the state of the page: `results`; `noClicks` if nobody has clicked a participant's link yet; `nobody` if there are no
 * participants.
 */
export function pageStateOf({ participantCount, milestones }: Whole, { funnel }: Days): 'results' | 'noClicks' | 'nobody' {
  if (funnel.allClicks > 0 || milestones.some(({ clicks }) => clicks > 0)) return 'results'
  return participantCount > 0 ? 'noClicks' : 'nobody'
}
