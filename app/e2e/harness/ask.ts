type Answer<T> = { data?: T | null; errors?: { message: string }[] }

/** The session and the browser that send an operation. */
type Sender = { token?: string | undefined; device?: string | undefined }

/** How often an operation is sent to a server that is too busy, and the milliseconds in between. */
const most = 40
const pause = 250

/** Sends an operation to one of the two APIs. Like the app, sends it again if the server is too busy. Throws if the API returns an error. */
export async function ask<T>(
  api: 'user' | 'admin',
  address: string,
  query: string,
  variables: object,
  { token, device }: Sender = {},
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(device === undefined ? {} : { 'x-wasla-device': device }),
  }
  const send = () => fetch(`${address}/${api}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  let response = await send()
  for (let sent = 1; response.status === 503 && sent < most; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    response = await send()
  }
  const { data, errors } = (await response.json()) as Answer<T>
  if (!data || errors) throw new Error(`The server refused: ${errors?.map(({ message }) => message).join(', ') ?? response.status}`)
  return data
}
