import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const socketName = '.s.PGSQL.5432'

/**
 * Puts a network between a PostgreSQL on this machine and its clients, for the current test. `url` is the address that clients use in place
 * of that of the server. Nothing is late or lost until the test says so.
 */
export async function slowNetwork(server: string) {
  const folder = temporaryFolder()
  const target = join(new URL(server).searchParams.get('host') ?? '', socketName)
  const open = new Set<Socket>()
  let delay = 0
  let isSilent = false
  let connections = 0

  /** Passes on what arrives, in its order and late. While the network is silent, it is lost. */
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk: Buffer) => {
      if (isSilent) return
      setTimeout(() => {
        if (!isSilent && to.writable) to.write(chunk)
      }, delay)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      open.delete(from)
      if (!isSilent) to.destroy()
    })
    open.add(from)
  }

  const relay = createServer((client) => {
    connections++
    const behind = connect(target)
    pass(client, behind)
    pass(behind, client)
  })
  await new Promise<void>((ready) => relay.listen(join(folder, socketName), ready))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    relay.close()
  })
  const url = new URL(server)
  url.searchParams.set('host', folder)
  return {
    url: url.href,
    /** Number of connections that clients made. */
    connections: () => connections,
    /** Lets everything arrive this many milliseconds late. */
    delay: (milliseconds: number) => void (delay = milliseconds),
    /** Loses everything, also the ends of connections, until the next call. Connections of that time stay dead. */
    silence(silent: boolean): void {
      isSilent = silent
    },
  }
}
