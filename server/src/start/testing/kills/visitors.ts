import type { Client } from './client.ts'
import type { Instance } from './fleet.ts'

/** Clicks on the link of one participant. */
export type Clicks = {
  code: string
  /** Clicks that were redirected, with the process that did it. */
  redirected: { id: string; instance: Instance }[]
  /** Number of clicks that got no answer. They may count or not. */
  unanswered: number
  sent: number
  problems: string[]
}

/** So many clicks come from this network that some must be held, whichever processes get them. */
const crowdedNetwork = '203.0.113.7'
const crowdedEvery = 4
const crowdedMost = 45

export const newClicks = (code: string): Clicks => ({ code, redirected: [], unanswered: 0, sent: 0, problems: [] })

/** Sends one click, each time as another visitor. A click that gets no answer is not repeated. */
export async function click(client: Client, clicks: Clicks): Promise<void> {
  const number = clicks.sent++
  const isCrowded = number % crowdedEvery === 0 && number / crowdedEvery < crowdedMost
  const answer = await client.once({
    path: `/t/${clicks.code}`,
    headers: {
      'user-agent': `Mozilla/5.0 Chrome/130.${number}`,
      'x-forwarded-for': isCrowded ? crowdedNetwork : client.newAddress(),
    },
  })
  if (!answer) return void clicks.unanswered++
  const id = answer.location === null ? null : new URL(answer.location, 'http://localhost').searchParams.get('nw_click_id')
  if (id) clicks.redirected.push({ id, instance: answer.instance })
  // A server that answers 503 has not taken the click.
  else if (answer.status !== 503) clicks.problems.push(`a click was answered with ${answer.status} and ${String(answer.location)}`)
}
