import type { Client } from './client.ts'

/** The sales that a shop has reported for clicks of a program. */
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

/** Reports a sale until a process answers, then once more. The repeat must get the same id. */
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
  // The first answer is 200 if a process stored the sale and was killed before it answered.
  if (first.status !== 202 && first.status !== 200) return void reports.problems.push(`${externalId} was answered with ${first.text}`)
  reports.acknowledged.set(externalId, first.id)
  const again = await send()
  if (again.status !== 200 || again.id !== first.id) reports.problems.push(`${externalId} was ${first.id} and then ${again.text}`)
}
