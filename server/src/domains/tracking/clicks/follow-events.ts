import { programMoved, type ProgramMoved } from '../../programs/service.ts'
import type { ClicksService } from './service.ts'

type Hub = { on(kind: string, listener: (event: { data: string }) => void): void }

/** Updates the links in this process’s memory when other processes change them. */
export function followEvents(hub: Hub, clicks: Pick<ClicksService, 'programMoved' | 'clear'>): void {
  hub.on(programMoved, ({ data }) => void clicks.programMoved((JSON.parse(data) as ProgramMoved).id))
  // After a reset, the demo has other links (U-02).
  hub.on('reset', clicks.clear)
}
