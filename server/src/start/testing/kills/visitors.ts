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

/** More clicks come from this network than count by themselves, and different processes get them. */
const crowdedNetwork = '203.0.113.7'
const crowdedEvery = 4
/** At least 21 of so many clicks come on the same day, also if midnight lies between them. */
const crowdedMost = 45

export const newClicks = (code: string): Clicks => ({ code, redirected: [], unanswered: 0, sent: 0, problems: [] })

/** Sends one click, each time as another visitor. A click that gets no answer is not repeated. */
export async function click(client: Client, clicks: Clicks): Promise<void> {
  const isCrowded = clicks.sent % crowdedEvery === 0 && clicks.sent / crowdedEvery < crowdedMost
  await clickFrom(isCrowded ? crowdedNetwork : client.newAddress(), client, clicks)
}

/** Sends clicks from one network until more of them have an answer than count by themselves. */
export async function crowd(client: Client, clicks: Clicks): Promise<void> {
  const most = clicks.redirected.length + crowdedMost
  while (clicks.redirected.length < most) await clickFrom(crowdedNetwork, client, clicks)
}

async function clickFrom(network: string, client: Client, clicks: Clicks): Promise<void> {
  const number = clicks.sent++
  const answer = await client.once({
    path: `/t/${clicks.code}`,
    headers: {
      'user-agent': `Mozilla/5.0 Chrome/130.${number}`,
      'x-forwarded-for': network,
    },
  })
  if (!answer) return void clicks.unanswered++
  const id = answer.location === null ? null : new URL(answer.location, 'http://localhost').searchParams.get('nw_click_id')
  if (id) clicks.redirected.push({ id, instance: answer.instance })
  // A server that answers 503 has not taken the click.
  else if (answer.status !== 503) clicks.problems.push(`a click was answered with ${answer.status} and ${String(answer.location)}`)
}
