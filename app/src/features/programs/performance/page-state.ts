type Whole = { readonly participantCount: number; readonly milestones: readonly { readonly clicks: number }[] }
type Days = { readonly funnel: { readonly allClicks: number } }

/** Returns what the page can show: results; participants whose links have no clicks yet; or that nobody has joined. */
export function pageStateOf({ participantCount, milestones }: Whole, { funnel }: Days): 'results' | 'noClicks' | 'nobody' {
  if (funnel.allClicks > 0 || milestones.some(({ clicks }) => clicks > 0)) return 'results'
  return participantCount > 0 ? 'noClicks' : 'nobody'
}
