import type { Client } from './client.ts'

/** Sales that a shop reports for clicks of a program. */
export type Reports = {
  secretKey: string
  clickIds: readonly string[]
  sent: number
  acknowledged: Map<string, string>
  problems: string[]
}

export const newReports = (secretKey: string, clickIds: readonly string[]): Reports => ({
  secretKey,
  clickIds,
  sent: 0,
  acknowledged: new Map(),
  problems: [],
})

/** Reports a sale until a process takes it, then once more: the repeat gets the id of the first. */
export async function report(client: Client, reports: Reports): Promise<void> {
  const externalId = `order-${reports.sent++}`
  const clickId = reports.clickIds[client.next() % reports.clickIds.length]
  const send = async () => {
    const { status, text } = await client.patiently({
      path: '/track/conversion',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${reports.secretKey}`,
        'x-forwarded-for': client.newAddress(),
      },
      body: JSON.stringify({ clickId, event: 'SALE', externalId, amount: '10.00' }),
    })
    return { status, id: String((JSON.parse(text) as { id?: string }).id), text }
  }
  const first = await send()
  // The first answer is 200 if a killed process had written the sale before.
  if (first.status !== 202 && first.status !== 200) return void reports.problems.push(`${externalId} was answered with ${first.text}`)
  reports.acknowledged.set(externalId, first.id)
  const again = await send()
  if (again.status !== 200 || again.id !== first.id) reports.problems.push(`${externalId} was ${first.id} and then ${again.text}`)
}
